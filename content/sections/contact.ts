/** The contact form at the foot of a page, with the page's own invitation beside it. */
export type ContactSection = { kind: 'contact'; title: string; line: string };
