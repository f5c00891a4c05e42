import { REQUEST_TYPES } from './contact-form';
import { optionalText, requiredText, singleLine } from './fields';
import { messages } from './messages';
import { z } from './zod';

/** The contact form's values, the file apart (rule 28). Browser and server share it. */
export const contactSchema = z.object({
  department: z
    .array(z.enum(REQUEST_TYPES, { error: messages.departmentRequired }), {
      error: messages.departmentRequired,
    })
    .min(1, messages.departmentRequired)
    .transform(types => [...new Set(types)]),
  fullName: requiredText(messages.fullNameRequired).pipe(singleLine(120)),
  companyName: singleLine(160).default(''),
  email: requiredText(messages.emailRequired)
    .max(254, messages.emailInvalid)
    .pipe(z.email(messages.emailInvalid)),
  description: optionalText(10_000),
});

export type ContactValues = z.output<typeof contactSchema>;
