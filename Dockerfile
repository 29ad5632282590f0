# Builds the bot as one static program, and leaves everything else behind.
FROM rust:1.95-alpine AS build
RUN apk add --no-cache musl-dev
WORKDIR /src
COPY . .
RUN cargo build --release --locked --package congkak && mkdir /data

FROM scratch
COPY --from=build /src/target/release/congkak /congkak
# The one place that is written to, by the user that the bot runs as; mount a volume here, and the rest can
# be read-only.
COPY --from=build --chown=65532:65532 /data /data
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:///data/congkak.db WATCH_ADDR=127.0.0.1:9464
HEALTHCHECK --interval=30s --timeout=6s --start-period=30s CMD ["/congkak", "health"]
USER 65532:65532
ENTRYPOINT ["/congkak"]
