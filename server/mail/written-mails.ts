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

/** Also of an earlier time, when there was no mail server yet. */
export function writtenMails(dataDir: string): WrittenMailFolder {
  const folder = outboxFolder(dataDir);
  return {
    async remove(messages) {
      for (const row of messages) {
        await rm(path.join(folder, nameOf(row)), { force: true });
      }
    },
    async read(messages) {
      const files = messages.map(async row => {
        const content = await readFileIfThere(path.join(folder, nameOf(row)));
        return content ? [{ name: nameOf(row), content }] : [];
      });
      return (await Promise.all(files)).flat();
    },
    async sweep(before, created) {
      const times = new Set(created.map(time => timeIn(new Date(time))));
      const names = await readdir(folder).catch(error => {
        if (isMissing(error)) return [];
        throw error;
      });
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
