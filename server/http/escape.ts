const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attributes; drops control characters except line breaks. */
export const escapeHtml = (text: string): string =>
  stripControls(text).replace(/[&<>"']/g, character => ENTITIES[character] ?? '');

/** Removes control characters except tab and line feed. */
export const stripControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
