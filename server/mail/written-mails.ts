import { hash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { OutboxRow } from '../../db/schema';
import type { WrittenMails } from '../../use-cases/ports';
import { listFolder, readFileIfExists } from '../files/missing-files';
import { getMessageId } from './compose';
import type { MailMessage } from './message';

export const getOutboxFolder = (dataDir: string) => path.join(dataDir, 'outbox');

/** Emails as files in `DATA_DIR/outbox`, with the same personal data as their requests. */
export interface WrittenMailFolder extends WrittenMails {
  /**
   * Deletes files older than `cutoff` and files without a message.
   * @param creationTimes creation times of all messages.
   * @returns the number of deleted files.
   */
  sweep(cutoff: Date, creationTimes: readonly string[]): Promise<number>;
}

type WrittenMail = Pick<OutboxRow, 'message_id' | 'created_at'>;

const formatTime = (date: Date) => date.toISOString().replaceAll(':', '-');

/**
 * Builds a file name from time and Message-ID. Names sort by time. The host isn’t hashed, so that a message has the
 * same name on any host.
 */
export function formatWrittenMailName({ date, messageId }: Pick<MailMessage, 'date' | 'messageId'>): string {
  const idHash = hash('sha256', messageId.replace(/@.*/, '')).slice(0, 12);
  return `${formatTime(date)}-${idHash}.eml`;
}

const getFileName = (row: WrittenMail) =>
  formatWrittenMailName({ date: new Date(row.created_at), messageId: getMessageId(row) });

const MESSAGE_ID_PATTERN = /^message-id:\s*<([^@>\s]+)@/im;

/** Opens the folder, which may also contain files from before a mail server was configured. */
export function createWrittenMailFolder(dataDir: string): WrittenMailFolder {
  const folder = getOutboxFolder(dataDir);
  const read = (name: string) => readFileIfExists(path.join(folder, name));

  /** Lists a message’s files. Version 0.1.0 also hashed the host, which may have changed, so those files are opened. */
  async function listFileNames(row: WrittenMail, names: readonly string[]): Promise<string[]> {
    const [ownName, time] = [getFileName(row), formatTime(new Date(row.created_at))];
    const ownNames = [];
    for (const name of names.filter(fileName => fileName.startsWith(time))) {
      const isOwn =
        name === ownName || MESSAGE_ID_PATTERN.exec(String(await read(name)))?.[1] === row.message_id;
      if (isOwn) ownNames.push(name);
    }
    return ownNames;
  }

  return {
    async remove(messages) {
      const names = await listFolder(folder);
      for (const row of messages)
        for (const name of await listFileNames(row, names))
          await rm(path.join(folder, name), { force: true });
    },
    async read(messages) {
      const names = await listFolder(folder);
      const ownNames = (await Promise.all(messages.map(row => listFileNames(row, names)))).flat();
      const files = ownNames.map(async name => {
        const content = await read(name);
        return content ? [{ name, content }] : [];
      });
      return (await Promise.all(files)).flat();
    },
    async sweep(cutoff, creationTimes) {
      const times = new Set(creationTimes.map(time => formatTime(new Date(time))));
      const names = await listFolder(folder);
      let removedCount = 0;
      for (const name of names) {
        const file = path.join(folder, name);
        const isMessage = times.has(name.slice(0, formatTime(cutoff).length));
        if (isMessage && (await stat(file)).mtime >= cutoff) continue;
        await rm(file, { force: true });
        removedCount += 1;
      }
      return removedCount;
    },
  };
}
