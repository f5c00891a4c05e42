// Contains no schema, because pages with the form must not load zod for it.

/** Field names of `POST /email/send` (rule 28). Request types are numbered: `department[0]`, `department[1]`. */
export const FORM_FIELD_NAMES = {
  department: 'department',
  fullName: 'fullName',
  companyName: 'companyName',
  email: 'workEmail',
  description: 'content',
  file: 'attachments',
  /** Key of the requested manager, or empty. */
  to: 'to',
  /** Generated once per form. Requests with the same ID are duplicates (rule 29). */
  submissionId: 'submissionId',
  /** A field that is hidden from people, to detect bots. */
  honeypot: 'website',
  /** Milliseconds between the form's display and submission, measured by the browser. */
  elapsed: 'elapsed',
  /** The page from which a form was sent without JavaScript. */
  returnTo: 'returnTo',
} as const;

export const getDepartmentField = (index: number): string => `${FORM_FIELD_NAMES.department}[${index}]`;

/** Accepts `department` and `department[]` as well, which API clients may send. */
export const isDepartmentField = (name: string): boolean =>
  name.replace(/\[\d*\]$/, '') === FORM_FIELD_NAMES.department;

/** Attribute of a manager's option with the name to use in the thank-you message. */
export const MANAGER_NAME_ATTRIBUTE = 'data-reader';

/** Fragment of the thank-you message when the form was sent without JavaScript. */
export const REQUEST_SENT_ID = 'request-sent';
