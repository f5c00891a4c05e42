import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';

type Mailbox = { uidvalidity: number; uidnext: number; messages: { uid: number; flags: string[] }[] };
type ImapServer = {
  server: Server;
  storage: { INBOX: Mailbox };
  listen: (port: number, host: string, done: () => void) => void;
  close: (done: () => void) => void;
  appendMessage: (mailbox: string, flags: string[], date: string | undefined, source: string) => void;
};

/** Starts a real IMAP server with one mailbox. */
export async function startMailbox() {
  const createServer = createRequire(import.meta.url)('hoodiecrow-imap') as (options: object) => ImapServer;
  const imap = createServer({ plugins: ['ID', 'NAMESPACE'], storage: { INBOX: { messages: [] } } });
  await new Promise<void>(resolve => imap.listen(0, '127.0.0.1', resolve));
  let fetchesLeft = Number.POSITIVE_INFINITY;
  imap.server.on('connection', socket => {
    const write = socket.write.bind(socket) as (...parts: unknown[]) => boolean;
    socket.write = (...parts: unknown[]) => {
      if (String(parts[0]).includes(' FETCH ') && fetchesLeft-- <= 0) return !socket.destroy();
      return write(...parts);
    };
  });
  const { port } = imap.server.address() as AddressInfo;
  return {
    url: `imap://testuser:testpass@127.0.0.1:${port}`,
    append: (source: string) => imap.appendMessage('INBOX', [], undefined, source.replaceAll('\n', '\r\n')),
    listFlags: () => imap.storage.INBOX.messages.map(({ flags }) => flags),
    /** Gives all emails new UIDs, as after a restore of the mail server. */
    renumber() {
      imap.storage.INBOX.uidvalidity += 1;
      for (const message of imap.storage.INBOX.messages) message.uid += 100;
      imap.storage.INBOX.uidnext += 100;
    },
    /** Closes the connection after this many fetched emails. */
    closeAfter(fetches: number) {
      fetchesLeft = fetches;
    },
    close: () => new Promise<void>(resolve => imap.close(resolve)),
  };
}
