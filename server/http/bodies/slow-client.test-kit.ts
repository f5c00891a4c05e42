import { connect } from 'node:net';

/** A client that sends a request piece by piece and notes when it is answered and cut off. */
export function slowClient(port: number, head: string[]) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  let sent = 0;
  const answered = new Promise<string>(resolve => {
    socket.on('data', chunk => {
      answer += chunk;
      if (answer.includes('\r\n\r\n')) resolve(answer);
    });
  });
  const closed = new Promise<void>(resolve => socket.on('close', () => resolve()));
  // Being cut off is what is tested.
  socket.on('error', () => {});
  socket.write([...head, 'host: northlight.test', '', ''].join('\r\n'));

  /** @returns once the system took the bytes, or the connection is gone. */
  const send = (bytes: string | Buffer) =>
    new Promise<void>(resolve => {
      sent += bytes.length;
      if (!socket.writable || socket.write(bytes)) resolve();
      else {
        socket.once('drain', resolve);
        closed.then(resolve);
      }
    });

  return {
    /** The whole head of the answer and what came with it. */
    answered,
    status: async () => Number((await answered).split(' ')[1]),
    closed,
    send,
    /** Sends chunks without end, until the connection is gone. @returns bytes the system took. */
    async sendWithoutEnd() {
      const chunk = Buffer.from(`10000\r\n${' '.repeat(65_536)}\r\n`);
      while (!socket.destroyed) await send(chunk);
      return sent;
    },
    hangUp: () => socket.destroy(),
  };
}
