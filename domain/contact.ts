import { z } from 'zod';
import { optionalText, singleLine } from './fields';
import { messages } from './messages';

/** What a visitor may ask for (public-site §3). */
export const REQUEST_TYPES = [
  'Consulting',
  'Development team',
  'Design team',
  'QA support',
  'Partnership',
  'Other',
] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

/** The form's first selection (public-site §4). */
export const INITIAL_DEPARTMENT: RequestType[] = ['Consulting'];

/** The contact form's values, the file apart (public-site §5). Browser and server share it. */
export const contactSchema = z.object({
  department: z
    .array(z.enum(REQUEST_TYPES, { error: messages.departmentRequired }), {
      error: messages.departmentRequired,
    })
    .min(1, messages.departmentRequired)
    .transform(types => [...new Set(types)]),
  fullName: z
    .string({ error: messages.fullNameRequired })
    .trim()
    .min(1, messages.fullNameRequired)
    .pipe(singleLine(120)),
  companyName: singleLine(160).default(''),
  email: z
    .string({ error: messages.emailRequired })
    .trim()
    .min(1, messages.emailRequired)
    .max(254, messages.emailInvalid)
    .pipe(z.email(messages.emailInvalid)),
  description: optionalText(10_000),
});

export type ContactValues = z.output<typeof contactSchema>;

/** Names of the fields in `POST /email/send` (public-site §7). `department[0]`, `department[1]`, … one a type. */
export const WIRE = {
  department: 'department',
  fullName: 'fullName',
  companyName: 'companyName',
  email: 'workEmail',
  description: 'content',
  file: 'attachments',
  /** Chosen by the form once: the same id again is the same request (DECISIONS 6). */
  submissionId: 'submissionId',
  /** A field no person sees or fills in. */
  honeypot: 'website',
  /** Milliseconds between showing the form and sending it, as the browser measured them. */
  elapsed: 'elapsed',
  /** The page a plain form post came from, to return to. */
  returnTo: 'returnTo',
} as const;

/** What a page shows when its address names it: the thank-you of a form sent without script. */
export const REQUEST_SENT_ID = 'request-sent';
