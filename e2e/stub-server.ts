import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type ServedFile = { type: string; body: string };

/** A stub of a third party that serves fixed files on its own port. */
export class StubServer {
  origin = '';
  readonly #server: Server;

  constructor(files: Record<string, ServedFile>) {
    this.#server = createServer((request, response) => {
      const file = files[request.url ?? ''];
      response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' });
      response.end(file?.body);
    });
  }

  async start(): Promise<void> {
    await new Promise<void>(resolve => this.#server.listen(0, 'localhost', resolve));
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
