// Contains no schema, because pages with the form must not load zod for it.

/** Field names of `POST /email/send` (rule 28). `department[0]`, `department[1]`, … one per type. */
export const WIRE = {
  department: 'department',
  fullName: 'fullName',
  companyName: 'companyName',
  email: 'workEmail',
  description: 'content',
  file: 'attachments',
  /** Key of the requested manager; empty for anyone. An addition to the specification. */
  to: 'to',
  /** Generated once per form: the same id is the same request (rule 29). */
  submissionId: 'submissionId',
  /** A field that people don't see. */
  honeypot: 'website',
  /** Milliseconds between displaying and sending the form, measured by the browser. */
  elapsed: 'elapsed',
  /** The page that a plain form post came from. */
  returnTo: 'returnTo',
} as const;

/** Returns the name of the n-th request type: `department[0]` (rule 28). */
export const getDepartmentField = (index: number): string => `${WIRE.department}[${index}]`;

/** Returns whether a field is a request type: `department[0]`, or `department` and `department[]` of other clients. */
export const isDepartmentField = (name: string): boolean => name.replace(/\[\d*\]$/, '') === WIRE.department;

/** Attribute of a manager's option: the name for the thank-you message. */
export const READER_ATTRIBUTE = 'data-reader';

/** Fragment of the thank-you message after a form sent without JavaScript. */
export const REQUEST_SENT_ID = 'request-sent';
