import { isDeepStrictEqual } from 'node:util';
import { recordSiteChange } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { readSitePart, writeSitePart } from '../../db/site-parts';
import { DomainError } from '../../domain/errors';
import {
  createMailTextSchema,
  MAIL_DESCRIPTIONS,
  MAIL_NAMES,
  type MailName,
  type MailText,
  type MailTexts,
} from '../../domain/mail-texts';
import { messages } from '../../domain/messages';
import type { Services, SessionUser } from '../context';

/** Returns only changed texts. Ignores texts in another version’s format. */
export async function readMailTexts(db: DbOrTransaction): Promise<Partial<MailTexts>> {
  const storedTexts = await readSitePart(db, 'mails');
  return Object.fromEntries(
    MAIL_NAMES.flatMap(name => {
      const result =
        name in storedTexts ? createMailTextSchema(name).safeParse(storedTexts[name]) : undefined;
      return result?.success ? [[name, result.data]] : [];
    }),
  );
}

/** Lists all email texts. `changed` is false for a built-in text. */
export async function listMailTexts({ db, builtInMailTexts }: Pick<Services, 'db' | 'builtInMailTexts'>) {
  const changedTexts = await readMailTexts(db);
  return MAIL_NAMES.map(name => ({
    name,
    says: changedTexts[name] ?? builtInMailTexts[name],
    changed: name in changedTexts,
  }));
}

type Needs = Pick<Services, 'db' | 'clock' | 'builtInMailTexts' | 'onSiteChange'> & { user: SessionUser };

/**
 * Changes an email’s text and that of waiting emails. An undefined text restores the built-in text.
 * @throws DomainError `conflict` when nothing would change.
 */
export async function changeMailText(
  needs: Needs,
  mail: MailName,
  text: MailText | undefined,
): Promise<void> {
  const { db, clock, builtInMailTexts, onSiteChange } = needs;
  await runInTransaction(db, async trx => {
    const { [mail]: previousText, ...otherTexts } = await readMailTexts(trx);
    const newText = text && !isDeepStrictEqual(text, builtInMailTexts[mail]) ? text : undefined;
    if (isDeepStrictEqual(previousText, newText)) throw new DomainError('conflict', messages.mailUnchanged);
    await writeSitePart(trx, 'mails', newText ? { ...otherTexts, [mail]: newText } : otherTexts, clock.now());
    const title = `the email “${MAIL_DESCRIPTIONS[mail].title}”`;
    await recordSiteChange(trx, needs, 'mails', title, newText ? 'factsChanged' : 'reset');
  });
  await onSiteChange();
}
