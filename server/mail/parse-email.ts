// Runs in a worker process, whose imports need file extensions.
import { DomainError } from '../../domain/errors.ts';
import { RECEIVED_FILES_MAX, RECEIVED_NAMES_MAX, RECEIVED_TEXT_MAX } from '../../domain/limits.ts';
import type { ReceivedEmail } from '../../use-cases/enquiries/receive-email';

export const UNREADABLE = 'This email can’t be shown here. Open it in your mail program.';
/** Maximum length of HTML to convert. Allows for markup, which is much longer than the text. */
const HTML_MAX = 10 * RECEIVED_TEXT_MAX;

export type ParsedEmail = Pick<ReceivedEmail, 'from' | 'subject' | 'text' | 'files'>;

/** Reads an email. Omits images that its HTML shows. Throws DomainError if it can’t be read. */
export async function parseEmail(source: Uint8Array): Promise<ParsedEmail> {
  const { default: PostalMime } = await import('postal-mime');
  const {
    from,
    subject = '',
    text,
    html = '',
    attachments,
  } = await PostalMime.parse(source).catch(() => {
    throw new DomainError('invalid', UNREADABLE);
  });
  return {
    from: { name: from?.name ?? '', email: from?.address ?? '' },
    subject,
    text: (text || (await toPlainText(html.slice(0, HTML_MAX)))).trim().slice(0, RECEIVED_TEXT_MAX),
    files: attachments
      .filter(
        ({ related, disposition, mimeType }) =>
          !mimeType.startsWith('image/') || (!related && disposition !== 'inline'),
      )
      .slice(0, RECEIVED_NAMES_MAX)
      .map(({ filename, content }, index) => ({
        name: filename || 'file',
        ...(index < RECEIVED_FILES_MAX && {
          bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
        }),
      })),
  };
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

async function toPlainText(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  const lines = sanitizeHtml(html.replace(/\s+/g, ' '), {
    allowedTags: ['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'blockquote'],
    allowedAttributes: {},
    nonTextTags: ['style', 'script', 'title', 'head'],
  }).replace(/<br \/>|<\/[a-z0-9]+>/g, '\n');
  return lines
    .replace(/<[a-z0-9]+>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, entity => ENTITIES[entity] ?? entity)
    .replace(/\n\s*\n\s*/g, '\n\n');
}
