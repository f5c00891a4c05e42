import { isAccountEmail } from './account-email';
import { libraryImageOrNone, requiredText } from './fields';
import { describe } from './fields/meta';
import { PASSWORD_MIN } from './limits';
import { ROLES } from './members/permissions';
import { ROLE_WORDS } from './members/role-words';
import { messages } from './messages';
import { oneLine } from './plain-text';
import { z } from './zod';

const accountEmail = requiredText(messages.emailRequired).refine(isAccountEmail, messages.emailInvalid);

export const signInSchema = z.object({
  email: requiredText(messages.emailRequired).max(254),
  password: z.string({ error: messages.passwordRequired }).min(1, messages.passwordRequired).max(1_000),
});

/** A new password (rule 35). */
export const passwordSchema = z.string().min(PASSWORD_MIN, messages.passwordTooShort).max(1_000);

export const changePasswordSchema = z.object({
  current: z.string().min(1, messages.passwordRequired).max(1_000),
  next: passwordSchema,
});

const memberName = oneLine().min(1, messages.nameRequired).max(120, messages.tooLong);

export const profileSchema = z.object({
  name: memberName,
  /** Address of a taken image, empty for none. */
  photo: libraryImageOrNone.default(''),
});

const linkToken = z.string().max(100);

export const inviteSchema = z.object({
  email: describe(accountEmail, { label: 'Email', widget: 'email' }),
  role: describe(z.enum(ROLES), {
    label: 'Role',
    options: Object.fromEntries(ROLES.toReversed().map(role => [role, ROLE_WORDS[role].name])),
  }),
});
export const askForResetSchema = z.object({ email: accountEmail });
export const linkSchema = z.object({ token: linkToken, kind: z.enum(['invitation', 'password-reset']) });
export const resetPasswordSchema = z.object({ token: linkToken, password: passwordSchema });
export const acceptSchema = resetPasswordSchema.extend({ name: memberName });

const code = z.string({ error: messages.codeRequired }).trim().min(1, messages.codeRequired).max(40);
/** Clients of the interface for programs give the code of the second step with the password. */
export const loginSchema = signInSchema.extend({ code: code.optional() });
/** Proves who somebody is once more, before something that a stolen session must not do. */
export const ownPasswordSchema = z.object({
  password: z.string().min(1, messages.passwordRequired).max(1_000),
});

export const confirmCodesSchema = z.object({ code });
/** What a browser answers with a passkey; the library that checks it says what is in it. */
const passkey = z.looseObject({ id: z.string().max(2_000) });
export const secondStepSchema = z
  .object({ ticket: linkToken })
  .and(z.union([z.object({ code }), z.object({ passkey })]));
export const addPasskeySchema = z.object({
  name: oneLine().min(1, messages.nameRequired).max(60, messages.tooLong),
  response: passkey,
});
