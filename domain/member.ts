import { isAccountEmail } from './account-email';
import { libraryImageOrNone, optionalLine, requiredText } from './fields';
import { describeField, type FieldMeta } from './fields/meta';
import { PASSWORD_LENGTH_MIN } from './limits';
import { ROLES } from './members/permissions';
import { ROLE_LABELS } from './members/role-labels';
import { messages } from './messages';
import { oneLine } from './plain-text';
import { z } from './zod';

const createPasswordField = (label: string, schema: z.ZodString, meta: Partial<FieldMeta> = {}) =>
  describeField(schema.max(1_000), {
    label,
    widget: 'password',
    input: { autoComplete: 'current-password' },
    ...meta,
  });

const email = { label: 'Email', widget: 'email', input: { autoComplete: 'username' } } as const;
const accountEmail = requiredText(messages.emailRequired).refine(isAccountEmail, messages.emailInvalid);

export const signInSchema = z.object({
  email: describeField(requiredText(messages.emailRequired).max(254), email),
  password: createPasswordField(
    'Password',
    z.string({ error: messages.passwordRequired }).min(1, messages.passwordRequired),
  ),
});

/** Creates a field for a new password. Rule 35 sets the minimum length. */
const createNewPasswordField = (label: string) =>
  createPasswordField(label, z.string().min(PASSWORD_LENGTH_MIN, messages.passwordTooShort), {
    help: `At least ${PASSWORD_LENGTH_MIN} characters. A short sentence is easy to remember.`,
    input: { autoComplete: 'new-password' },
  });
export const passwordSchema = createNewPasswordField('New password');

export const changePasswordSchema = z.object({
  current: createPasswordField('Current password', z.string().min(1, messages.passwordRequired)),
  next: passwordSchema,
});

const memberName = describeField(oneLine().min(1, messages.nameRequired).max(120, messages.tooLong), {
  label: 'Name',
  input: { autoComplete: 'name' },
});

export const profileSchema = z.object({
  photo: describeField(libraryImageOrNone.default(''), { label: 'Photo', widget: 'photo' }),
  name: memberName,
  position: describeField(optionalLine(120), {
    label: 'Position',
    help: 'Shown below your name in articles that you write.',
    input: { autoComplete: 'organization-title' },
  }),
});

const linkToken = z.string().max(100);

export const inviteSchema = z.object({
  email: describeField(accountEmail, { label: 'Email', widget: 'email' }),
  role: describeField(z.enum(ROLES), {
    label: 'Role',
    options: Object.fromEntries(ROLES.toReversed().map(role => [role, ROLE_LABELS[role].name])),
  }),
});
export const requestPasswordResetSchema = z.object({ email: describeField(accountEmail.clone(), email) });
export const memberLinkSchema = z.object({
  token: linkToken,
  kind: z.enum(['invitation', 'password-reset']),
});
export const resetPasswordSchema = z.object({ token: linkToken, password: passwordSchema });
export const acceptInvitationSchema = z.object({
  token: linkToken,
  name: memberName,
  password: createNewPasswordField('Password'),
});

const oneTimeCodeSchema = z
  .string({ error: messages.codeRequired })
  .trim()
  .min(1, messages.codeRequired)
  .max(40);
/** Sign-in of API clients, which send the second factor's code with the password. */
export const apiSignInSchema = signInSchema.extend({ code: oneTimeCodeSchema.optional() });
/** The member's password, which confirms sensitive changes. */
export const ownPasswordSchema = z.object({
  password: createPasswordField('Your password', z.string().min(1, messages.passwordRequired)),
});

const oneTimeCode = { label: 'Code', input: { autoComplete: 'one-time-code' } } as const;
export const confirmCodesSchema = z.object({
  code: describeField(oneTimeCodeSchema.clone(), {
    ...oneTimeCode,
    help: 'The six-digit code from the app.',
    input: { ...oneTimeCode.input, inputMode: 'numeric' },
  }),
});
/** A code from the authenticator app, or a recovery code, which can contain letters. */
export const secondFactorCodeSchema = z.object({
  code: describeField(oneTimeCodeSchema.clone(), {
    ...oneTimeCode,
    input: { ...oneTimeCode.input, inputMode: 'text', autoCapitalize: 'characters', spellCheck: false },
  }),
});
/** The WebAuthn library validates passkey responses. */
const passkey = z.looseObject({ id: z.string().max(2_000) });
export const secondFactorStepSchema = z
  .object({ ticket: linkToken })
  .and(z.union([z.object({ code: oneTimeCodeSchema }), z.object({ passkey })]));
const passkeyName = oneLine().max(60, messages.tooLong);
/** An empty name defaults to the device's name. */
export const passkeyNameSchema = z.object({
  name: describeField(passkeyName, { label: 'Name of the passkey' }),
});
export const addPasskeySchema = z.object({
  name: passkeyName.min(1, messages.nameRequired),
  response: passkey,
});
