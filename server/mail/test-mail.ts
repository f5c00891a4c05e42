import { randomUUID } from 'node:crypto';
import { getSite } from '../../domain/current-site';
import { adminPaths } from '../../domain/paths';
import type { MailTestResult } from '../../use-cases/system-state';
import { escapeHtml } from '../http/escape';
import { getMessageId } from './compose';
import { createMailFailure } from './failure';
import { formatOfficeTime } from './format';
import { renderButton, renderFactTable, renderMail, renderParagraph } from './layout';
import type { Mailer, MailFile, MailMessage } from './message';

const SUBJECT = 'Test email';
const INTRO = 'This test email was requested on the System page. Email delivery works.';

export function composeTestMail(
  to: string,
  { siteUrl, now, mark }: { siteUrl: string; now: Date; mark: MailFile },
): MailMessage {
  const facts: [label: string, text: string][] = [
    ['From', new URL(siteUrl).host],
    ['Sent', formatOfficeTime(now)],
  ];
  const systemUrl = `${siteUrl}${adminPaths.system}`;
  return {
    messageId: getMessageId({ message_id: `test-${randomUUID()}` }),
    date: now,
    to,
    replyTo: to,
    subject: `${SUBJECT} from ${getSite().name}`,
    html: renderMail({
      title: SUBJECT,
      preheader: INTRO,
      heading: SUBJECT,
      intro: renderParagraph(INTRO),
      facts: renderFactTable(facts.map(([label, value]) => [label, escapeHtml(value)])),
      action: renderButton(systemUrl, 'Back to System', 'black'),
      footer: 'You don’t need to do anything.',
    }),
    text: [SUBJECT, INTRO, facts.map(([label, value]) => `${label}: ${value}`).join('\n'), systemUrl].join(
      '\n\n',
    ),
    attachments: [mark],
  };
}

/** Sends an email immediately, bypassing the outbox, and returns the server’s response. */
export async function sendTestMail(mailer: Mailer, message: MailMessage): Promise<MailTestResult> {
  try {
    return { taken: true, words: await mailer.send(message) };
  } catch (error) {
    return { taken: false, words: createMailFailure(error).message };
  }
}
