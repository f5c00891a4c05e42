// No schema here: a page that shows the form must not load zod for it.

/** Names of the fields in `POST /email/send` (rule 28). `department[0]`, `department[1]`, … one a type. */
export const WIRE = {
  department: 'department',
  fullName: 'fullName',
  companyName: 'companyName',
  email: 'workEmail',
  description: 'content',
  file: 'attachments',
  /** Key of the manager who shall read it; empty or absent for anyone. Ours alone: the specification knows none. */
  to: 'to',
  /** Chosen by the form once: the same id again is the same request (rule 29). */
  submissionId: 'submissionId',
  /** A field no person sees or fills in. */
  honeypot: 'website',
  /** Milliseconds between showing the form and sending it, as the browser measured them. */
  elapsed: 'elapsed',
  /** The page a plain form post came from, to return to. */
  returnTo: 'returnTo',
} as const;

/** The name of the n-th request type in a form: `department[0]` (rule 28). */
export const getDepartmentField = (index: number): string => `${WIRE.department}[${index}]`;

/** Whether a field holds a request type: `department[0]`, or `department` and `department[]` of other clients. */
export const isDepartmentField = (name: string): boolean => name.replace(/\[\d*\]$/, '') === WIRE.department;

/** Attribute of the choice of a manager: the name that the thank-you tells. */
export const READER_ATTRIBUTE = 'data-reader';

/** What a page shows when its address names it: the thank-you of a form sent without script. */
export const REQUEST_SENT_ID = 'request-sent';
