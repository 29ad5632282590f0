// Two seats in one window.

const asked = new URL(location.href).searchParams;
for (const side of ["left", "right"]) {
  const name = asked.get(side);
  const frame = document.createElement("iframe");
  frame.title = name ? `The seat of ${name}` : "A seat";
  frame.src = name ? `./?${new URLSearchParams({ as: name })}` : "./";
  document.body.append(frame);
}
