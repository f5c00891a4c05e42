const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attributes. Removes control characters except tabs and line breaks. */
export const escapeHtml = (text: string): string =>
  stripControls(text).replace(/[&<>"']/g, character => ENTITIES[character] ?? '');

/** Normalises line breaks and removes control characters except tabs. */
export const stripControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
