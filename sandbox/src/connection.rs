//! Connections that can be cut: what a fault needs that no HTTP answer can do.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering;
use std::task::Context;
use std::task::Poll;

use axum::extract::connect_info::Connected;
use axum::serve::IncomingStream;
use axum::serve::Listener;
use futures_util::task::AtomicWaker;
use tokio::io::AsyncRead;
use tokio::io::AsyncWrite;
use tokio::io::ReadBuf;
use tokio::net::TcpListener;
use tokio::net::TcpStream;

/// Cuts one connection.
#[derive(Clone, Debug, Default)]
pub(crate) struct Knife(Arc<Cut>);

#[derive(Debug, Default)]
struct Cut {
    done: AtomicBool,
    waker: AtomicWaker,
}

impl Knife {
    /// Makes every read and write of the connection fail from now on, which closes it.
    pub(crate) fn cut(&self) {
        self.0.done.store(true, Ordering::Release);
        self.0.waker.wake();
    }

    fn check(&self) -> io::Result<()> {
        if self.0.done.load(Ordering::Acquire) {
            Err(io::ErrorKind::ConnectionReset.into())
        } else {
            Ok(())
        }
    }
}

/// Accepts connections and gives each its knife.
#[derive(Debug)]
pub(crate) struct CuttableListener(pub(crate) TcpListener);

impl Listener for CuttableListener {
    type Io = Cuttable;
    type Addr = std::net::SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Small answers should not wait for more of them.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!("no delay left on a connection: {error}");
        }
        let knife = Knife::default();
        (Cuttable { stream, knife }, address)
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.0.local_addr()
    }
}

impl Connected<IncomingStream<'_, CuttableListener>> for Knife {
    fn connect_info(stream: IncomingStream<'_, CuttableListener>) -> Self {
        stream.io().knife.clone()
    }
}

/// A connection with its knife.
#[derive(Debug)]
pub(crate) struct Cuttable {
    stream: TcpStream,
    knife: Knife,
}

impl AsyncRead for Cuttable {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.knife.0.waker.register(cx.waker());
        self.knife.check()?;
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Cuttable {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.knife.check()?;
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.knife.check()?;
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
