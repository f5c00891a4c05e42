import { getSite } from '../../content/site';
import type { MailMessage } from './message';

/** A message for nodemailer; from the site's own address unless another is set. It must neither read files nor open addresses, whatever a field holds. */
export const mailOptions = (from: string | undefined, { attachments, ...message }: MailMessage) => ({
  ...message,
  from: from ?? { name: getSite().name, address: getSite().email },
  // Automatic answers would otherwise go round in circles with other people's automatic answers.
  headers: { 'Auto-Submitted': 'auto-generated' },
  attachments: attachments.map(({ content, cid, ...file }) => ({
    ...file,
    content: content instanceof Uint8Array ? Buffer.from(content) : content,
    ...(cid ? { cid, contentDisposition: 'inline' as const } : {}),
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
});
