import { isDeepStrictEqual } from 'node:util';
import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { readSitePart, writeSitePart } from '../../db/site-parts';
import { DomainError } from '../../domain/errors';
import {
  MAIL_NAMES,
  MAILS,
  type MailName,
  type MailText,
  type MailTexts,
  mailTextSchema,
} from '../../domain/mail-texts';
import { messages } from '../../domain/messages';
import type { Services, SessionUser } from '../context';

/** What staff changed of the mails. What another version stored in another shape is left out, mail by mail. */
export async function readMailTexts(db: DbOrTransaction): Promise<Partial<MailTexts>> {
  const stored = await readSitePart(db, 'mails');
  return Object.fromEntries(
    MAIL_NAMES.flatMap(name => {
      const read = name in stored ? mailTextSchema(name).safeParse(stored[name]) : undefined;
      return read?.success ? [[name, read.data]] : [];
    }),
  );
}

/** Every mail with what it says, and whether that is what is built in. */
export async function listMailTexts({ db, builtInMailTexts }: Pick<Services, 'db' | 'builtInMailTexts'>) {
  const changed = await readMailTexts(db);
  return MAIL_NAMES.map(name => ({
    name,
    says: changed[name] ?? builtInMailTexts[name],
    changed: name in changed,
  }));
}

type Needs = Pick<Services, 'db' | 'clock' | 'builtInMailTexts' | 'siteChanged'> & { user: SessionUser };

/**
 * Changes what a mail says, from the next one on; what is waiting already says it, too. Without a text it says again what
 * is built in.
 * @throws DomainError `conflict` when nothing would change.
 */
export async function changeMailText(
  needs: Needs,
  mail: MailName,
  says: MailText | undefined,
): Promise<void> {
  const { db, clock, builtInMailTexts, user, siteChanged } = needs;
  await inTransaction(db, async trx => {
    const { [mail]: before, ...others } = await readMailTexts(trx);
    const next = says && !isDeepStrictEqual(says, builtInMailTexts[mail]) ? says : undefined;
    if (isDeepStrictEqual(before, next)) throw new DomainError('conflict', messages.mailUnchanged);
    await writeSitePart(trx, 'mails', next ? { ...others, [mail]: next } : others, clock.now());
    await recordActivity(trx, {
      at: clock.now(),
      member: user,
      action: next ? 'factsChanged' : 'reset',
      kind: 'site',
      subject: { id: 'mails', title: `the mail “${MAILS[mail].title}”` },
    });
  });
  await siteChanged();
}
