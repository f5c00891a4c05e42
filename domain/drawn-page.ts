/** Placeholder in a document for the page's HTML, which the server inserts last. */
export const BODY_PLACEHOLDER = '<!--drawn-->';
