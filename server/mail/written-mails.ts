import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { OutboxRow } from '../../db/schema';
import type { WrittenMails } from '../../use-cases/ports';
import { isMissing, readFileIfThere } from '../files/read-file-if-there';
import { messageIdOf } from './compose';
import type { MailMessage } from './message';

/** The folder of mails that had no server to go to. */
export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox');

/** Mails that are files in `DATA_DIR/outbox`; they hold what their requests hold. */
export interface WrittenMailFolder extends WrittenMails {
  /** The files of these messages that there are. */
  read(messages: readonly WrittenMail[]): Promise<{ name: string; content: Uint8Array }[]>;
  /**
   * Removes what was written before a time, and what belongs to no message any more.
   * @param created when each message there is was made.
   * @returns how many files.
   */
  sweep(before: Date, created: readonly string[]): Promise<number>;
}

type WrittenMail = Pick<OutboxRow, 'message_id' | 'created_at'>;

const timeIn = (date: Date) => date.toISOString().replaceAll(':', '-');

/**
 * Time and Message-ID: files sort as they came, and the same message again is the same file, whatever host stands behind
 * the id by now.
 */
export function writtenMailName({ date, messageId }: Pick<MailMessage, 'date' | 'messageId'>): string {
  const hash = createHash('sha256').update(messageId.replace(/@.*/, '')).digest('hex').slice(0, 12);
  return `${timeIn(date)}-${hash}.eml`;
}

const nameOf = (row: WrittenMail) =>
  writtenMailName({ date: new Date(row.created_at), messageId: messageIdOf(row) });

const MESSAGE_ID = /^message-id:\s*<([^@>\s]+)@/im;

/** Also of an earlier time, when there was no mail server yet. */
export function writtenMails(dataDir: string): WrittenMailFolder {
  const folder = outboxFolder(dataDir);
  const listNames = () =>
    readdir(folder).catch(error => {
      if (isMissing(error)) return [];
      throw error;
    });
  const read = (name: string) => readFileIfThere(path.join(folder, name));

  /** The files of a message. Version 0.1.0 hashed its host too, which may be another one by now: those are opened. */
  async function namesOf(row: WrittenMail, names: readonly string[]): Promise<string[]> {
    const [own, time] = [nameOf(row), timeIn(new Date(row.created_at))];
    const found = [];
    for (const name of names.filter(each => each.startsWith(time))) {
      const isOwn = name === own || MESSAGE_ID.exec(String(await read(name)))?.[1] === row.message_id;
      if (isOwn) found.push(name);
    }
    return found;
  }

  return {
    async remove(messages) {
      const names = await listNames();
      for (const row of messages)
        for (const name of await namesOf(row, names)) await rm(path.join(folder, name), { force: true });
    },
    async read(messages) {
      const names = await listNames();
      const own = (await Promise.all(messages.map(row => namesOf(row, names)))).flat();
      const files = own.map(async name => {
        const content = await read(name);
        return content ? [{ name, content }] : [];
      });
      return (await Promise.all(files)).flat();
    },
    async sweep(before, created) {
      const times = new Set(created.map(time => timeIn(new Date(time))));
      const names = await listNames();
      let removed = 0;
      for (const name of names) {
        const file = path.join(folder, name);
        const isMessage = times.has(name.slice(0, timeIn(before).length));
        if (isMessage && (await stat(file)).mtime >= before) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
