import { randomUUID } from 'node:crypto';
import { getSite } from '../../content/site';
import { adminPaths } from '../../domain/paths';
import type { MailTrial } from '../../use-cases/system-state';
import { escapeHtml } from '../http/escape';
import { messageIdOf } from './compose';
import { mailFailure } from './failure';
import { formatOfficeTime } from './format';
import { button, factTable, mailHtml, paragraph } from './layout';
import type { Mailer, MailFile, MailMessage } from './message';

const SUBJECT = 'A test mail';
const INTRO =
  'Somebody signed in to the staff area asked for this mail, to see whether mail leaves. It does.';

/** A mail that says only that mails arrive. @param to the address of who asked for it. */
export function testMail(
  to: string,
  { siteUrl, now, mark }: { siteUrl: string; now: Date; mark: MailFile },
): MailMessage {
  const facts: [label: string, text: string][] = [
    ['From', new URL(siteUrl).host],
    ['Sent', formatOfficeTime(now)],
  ];
  const system = `${siteUrl}${adminPaths.system}`;
  return {
    messageId: messageIdOf({ message_id: `test-${randomUUID()}` }),
    date: now,
    to,
    replyTo: to,
    subject: `${SUBJECT} of ${getSite().name}`,
    html: mailHtml({
      title: SUBJECT,
      preheader: INTRO,
      heading: SUBJECT,
      intro: paragraph(INTRO),
      facts: factTable(facts.map(([label, value]) => [label, escapeHtml(value)])),
      action: button(system, 'Back to System', 'black'),
      footer: 'Nothing needs to be done.',
    }),
    text: [SUBJECT, INTRO, facts.map(([label, value]) => `${label}: ${value}`).join('\n'), system].join(
      '\n\n',
    ),
    attachments: [mark],
  };
}

/** Sends a mail now, past the outbox, and tells what was said to it. */
export async function tryMail(mailer: Mailer, message: MailMessage): Promise<MailTrial> {
  try {
    return { taken: true, words: await mailer.send(message) };
  } catch (error) {
    return { taken: false, words: mailFailure(error).message };
  }
}
