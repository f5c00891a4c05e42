import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that stores messages and can restart on the same port. */
export class MailServer {
  readonly receivedEmails: Email[] = [];
  #server: SMTPServer | undefined;
  #port = 0;

  get url(): string {
    return `smtp://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', chunk => chunks.push(chunk));
        stream.on('end', async () => {
          this.receivedEmails.push(await PostalMime.parse(Buffer.concat(chunks)));
          done();
        });
      },
    });
    // A killed sender aborts its connection, which isn't an error here.
    server.on('error', () => undefined);
    await new Promise<void>(resolve => server.listen(this.#port, 'localhost', resolve));
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>(resolve => server.close(resolve));
  }
}
