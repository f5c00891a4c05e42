// Contains no schema, because pages with the form must not load zod for it.

/** Field names of `POST /email/send` (rule 28). `department[0]`, `department[1]`, … one per type. */
export const WIRE = {
  department: 'department',
  fullName: 'fullName',
  companyName: 'companyName',
  email: 'workEmail',
  description: 'content',
  file: 'attachments',
  /** Key of the requested manager; empty for anyone. Not part of the specification. */
  to: 'to',
  /** Generated once per form. Requests with the same ID are duplicates (rule 29). */
  submissionId: 'submissionId',
  /** A field that is hidden from people, to detect bots. */
  honeypot: 'website',
  /** Milliseconds between display and submission of the form, measured by the browser. */
  elapsed: 'elapsed',
  /** The page from which a form without JavaScript was sent. */
  returnTo: 'returnTo',
} as const;

/** Returns the name of the n-th request type: `department[0]` (rule 28). */
export const getDepartmentField = (index: number): string => `${WIRE.department}[${index}]`;

/** Returns whether a field is a request type: `department[0]`, or `department` and `department[]` of other clients. */
export const isDepartmentField = (name: string): boolean => name.replace(/\[\d*\]$/, '') === WIRE.department;

/** Attribute of a manager's option with the name to use in the thank-you message. */
export const READER_ATTRIBUTE = 'data-reader';

/** Fragment of the thank-you message when the form was sent without JavaScript. */
export const REQUEST_SENT_ID = 'request-sent';
