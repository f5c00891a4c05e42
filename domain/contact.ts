import { z } from 'zod';
import { REQUEST_TYPES } from './contact-form';
import { optionalText, singleLine } from './fields';
import { messages } from './messages';

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
