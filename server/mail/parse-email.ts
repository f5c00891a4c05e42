import PostalMime from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import type { ReceivedEmail } from '../../use-cases/enquiries/receive-email';

/** Reads an email. Omits images that its HTML shows. */
export async function parseEmail(
  source: Uint8Array,
): Promise<Pick<ReceivedEmail, 'from' | 'subject' | 'text' | 'files'>> {
  const { from, subject = '', text, html = '', attachments } = await PostalMime.parse(source);
  return {
    from: { name: from?.name ?? '', email: from?.address ?? '' },
    subject,
    text: text || toPlainText(html),
    files: attachments
      .filter(({ related, disposition }) => !related && disposition !== 'inline')
      .map(({ filename, content }) => ({
        name: filename ?? 'file',
        bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      })),
  };
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Converts HTML to text with a line for each block. */
function toPlainText(html: string): string {
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
