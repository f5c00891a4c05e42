const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in content and in attributes; control characters other than line breaks are dropped. */
export const escapeHtml = (text: string): string =>
  withoutControls(text).replace(/[&<>"']/g, character => ENTITIES[character] ?? '');

/** Text as a person may read it: no control characters but tab and line feed. */
export const withoutControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
