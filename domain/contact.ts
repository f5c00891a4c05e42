import { optionalText, requiredText, singleLine } from './fields';
import { CHOICE_LENGTH_MAX } from './limits';
import { messages } from './messages';
import { z } from './zod';

/** Fields of a request, which accept any request types (rule 28). `createContactSchema` checks the types. */
export const contactFields = z.object({
  department: z
    .array(z.string(messages.departmentRequired).max(CHOICE_LENGTH_MAX, messages.departmentRequired), {
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

export type ContactValues = z.output<typeof contactFields>;

/** Accepts only the offered request types. Browser and server share this schema. */
export const createContactSchema = (types: readonly string[]) =>
  contactFields.extend({
    department: contactFields.shape.department.refine(
      chosenTypes => chosenTypes.every(type => types.includes(type)),
      messages.departmentRequired,
    ),
  });
