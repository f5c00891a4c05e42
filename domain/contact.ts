import { optionalText, requiredText, singleLine } from './fields';
import { CHOICE_LENGTH_MAX } from './limits';
import { messages } from './messages';
import { z } from './zod';

/** The contact form's values except the file (rule 28), without checking the types. */
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

/**
 * Creates the schema that also requires each type to be on offer. Shared by browser and server.
 * @param types the types on offer
 */
export const contactSchema = (types: readonly string[]) =>
  contactFields.extend({
    department: contactFields.shape.department.refine(
      chosen => chosen.every(type => types.includes(type)),
      messages.departmentRequired,
    ),
  });
