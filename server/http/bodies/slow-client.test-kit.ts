import { connect } from 'node:net';

/** Creates a client that sends a request in chunks and records its response and disconnection. */
export function createSlowClient(port: number, head: string[]) {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  let sentBytes = 0;
  const responsePromise = new Promise<string>(resolve => {
    socket.on('data', chunk => {
      response += chunk;
      if (response.includes('\r\n\r\n')) resolve(response);
    });
  });
  const closePromise = new Promise<void>(resolve => socket.on('close', () => resolve()));
  // Tests expect the server to disconnect.
  socket.on('error', () => {});
  socket.write([...head, 'host: northlight.test', '', ''].join('\r\n'));

  /** Resolves when the system has accepted the bytes or the connection has closed. */
  const send = (bytes: string | Buffer) =>
    new Promise<void>(resolve => {
      sentBytes += bytes.length;
      if (!socket.writable || socket.write(bytes)) resolve();
      else {
        socket.once('drain', resolve);
        closePromise.then(resolve);
      }
    });

  return {
    /** The response’s headers and any body received with them. */
    responded: responsePromise,
    status: async () => Number((await responsePromise).split(' ')[1]),
    closed: closePromise,
    send,
    /** Sends chunks until the connection closes, and returns the number of bytes. */
    async sendWithoutEnd() {
      const chunk = Buffer.from(`10000\r\n${' '.repeat(65_536)}\r\n`);
      while (!socket.destroyed) await send(chunk);
      return sentBytes;
    },
    hangUp: () => socket.destroy(),
  };
}
