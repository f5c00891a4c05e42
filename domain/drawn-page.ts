/** Stands in a document for what was drawn of the page, which the server puts there last. */
export const BODY_PLACEHOLDER = '<!--drawn-->';
