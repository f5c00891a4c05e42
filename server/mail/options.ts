import { getSite } from '../../domain/current-site';
import type { MailMessage } from './message';

/** Converts a message, so that nodemailer doesn't read files or URLs that a field refers to. */
export const toMailOptions = (
  from: string | undefined,
  { attachments, references, isPersonal, calendar, ...message }: MailMessage,
) => ({
  ...message,
  ...(references && { references: [...references] }),
  ...(calendar && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
  from: from ?? { name: getSite().name, address: getSite().email },
  // Prevents loops with other automatic responders.
  headers: isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' },
  attachments: attachments.map(({ content, cid, ...file }) => ({
    ...file,
    content: content instanceof Uint8Array ? Buffer.from(content) : content,
    ...(cid ? { cid, contentDisposition: 'inline' as const } : {}),
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
});
