import { z } from 'zod';
import {
  acceptInvitationSchema,
  addPasskeySchema,
  changePasswordSchema,
  confirmCodesSchema,
  inviteSchema,
  memberLinkSchema,
  ownPasswordSchema,
  profileSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  secondFactorStepSchema,
  signInSchema,
} from '../../domain/member';
import { ROLES } from '../../domain/members/permissions';
import type { Context } from '../../use-cases/context';
import {
  changePassword,
  changeProfile,
  endOtherSessions,
  endSession,
  signOut,
} from '../../use-cases/members/account';
import {
  acceptInvitation,
  getLinkRecipient,
  inviteMember,
  requestPasswordReset,
  resetPassword,
  sendMemberLink,
} from '../../use-cases/members/links';
import {
  changeRole,
  disableMember,
  enableMember,
  listMembers,
  resetSecondFactor,
  revokeInvitation,
} from '../../use-cases/members/manage';
import { addPasskey, deletePasskey, startPasskeySetup } from '../../use-cases/members/passkeys';
import { reauthenticate } from '../../use-cases/members/reauthenticate';
import {
  confirmTotp,
  disableTotp,
  getFactors,
  renewRecoveryCodes,
  startTotpSetup,
} from '../../use-cases/members/second-factor';
import { isSecondFactorRequired, setSecondFactorRequired } from '../../use-cases/members/second-factor-rule';
import { finishSignIn, type SignInResult, signIn } from '../../use-cases/members/sign-in';
import { isSetupPending } from '../../use-cases/site/setup';
import { byIdInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

const ownProcedure = memberProcedure('account.own');
/** Procedure that requires the password again, so that a stolen session can’t change second factors. */
const reauthenticatedProcedure = ownProcedure.input(ownPasswordSchema).use(async ({ ctx, input, next }) => {
  await reauthenticate(ctx, 'password', input.password);
  return next();
});
const manageProcedure = memberProcedure('members.manage');

/** Sets the session cookie. `welcome` is true while setup is pending. */
async function setSignInCookie({ db, setSessionCookie }: Context, { kind, token, user }: SignInResult) {
  setSessionCookie(token);
  return { kind, user, welcome: await isSetupPending(db, user) };
}

export const membersRouter = router({
  signIn: publicProcedure.input(signInSchema).mutation(async ({ ctx, input }) => {
    const outcome = await signIn(ctx, input);
    return outcome.kind === 'second_step' ? outcome : setSignInCookie(ctx, outcome);
  }),
  finishSignIn: publicProcedure
    .input(secondFactorStepSchema)
    .mutation(async ({ ctx, input }) => setSignInCookie(ctx, await finishSignIn(ctx, input))),

  signOut: publicProcedure.mutation(async ({ ctx }) => {
    await signOut(ctx);
    ctx.setSessionCookie(undefined);
  }),

  me: ownProcedure.query(({ ctx }) => ctx.user),

  /** `current` marks the session of this request. */
  sessions: ownProcedure.query(async ({ ctx }) =>
    (await ctx.sessions.list(ctx.user._id)).map(session => ({
      ...session,
      current: session.id === ctx.session?.id,
    })),
  ),
  endSession: ownProcedure.input(byIdInput).mutation(({ ctx, input }) => endSession(ctx, input.id)),
  signOutElsewhere: ownProcedure.mutation(({ ctx }) => endOtherSessions(ctx)),

  changeProfile: ownProcedure.input(profileSchema).mutation(({ ctx, input }) => changeProfile(ctx, input)),
  changePassword: ownProcedure
    .input(changePasswordSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  factors: ownProcedure.query(({ ctx }) => getFactors(ctx.db, ctx.user._id)),
  beginCodes: reauthenticatedProcedure.mutation(({ ctx }) => startTotpSetup(ctx, ctx.user)),
  confirmCodes: ownProcedure
    .input(confirmCodesSchema)
    .mutation(({ ctx, input }) => confirmTotp(ctx, ctx.user, input.code)),
  turnOffCodes: reauthenticatedProcedure.mutation(({ ctx }) => disableTotp(ctx, ctx.user)),
  newRecoveryCodes: reauthenticatedProcedure.mutation(({ ctx }) => renewRecoveryCodes(ctx, ctx.user)),
  beginPasskey: reauthenticatedProcedure.mutation(({ ctx }) => startPasskeySetup(ctx, ctx.user)),
  addPasskey: ownProcedure
    .input(addPasskeySchema)
    .mutation(({ ctx, input }) => addPasskey(ctx, ctx.user, input)),
  removePasskey: reauthenticatedProcedure
    .input(byIdInput)
    .mutation(({ ctx, input }) => deletePasskey(ctx, ctx.user, input.id)),

  askForReset: publicProcedure
    .input(requestPasswordResetSchema)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  /** Returns the link’s recipient. Uses POST to keep the token out of URLs. */
  readLink: publicProcedure
    .input(memberLinkSchema)
    .mutation(({ ctx, input }) => getLinkRecipient(ctx, input)),
  acceptInvitation: publicProcedure.input(acceptInvitationSchema).mutation(async ({ ctx, input }) => {
    return setSignInCookie(ctx, await acceptInvitation(ctx, input));
  }),
  resetPassword: publicProcedure
    .input(resetPasswordSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  list: manageProcedure.query(({ ctx }) => listMembers(ctx)),
  invite: manageProcedure.input(inviteSchema).mutation(({ ctx, input }) => inviteMember(ctx, input)),
  sendLink: manageProcedure.input(byIdInput).mutation(({ ctx, input }) => sendMemberLink(ctx, input.id)),
  withdraw: manageProcedure.input(byIdInput).mutation(({ ctx, input }) => revokeInvitation(ctx, input.id)),
  changeRole: manageProcedure
    .input(byIdInput.extend({ role: z.enum(ROLES) }))
    .mutation(({ ctx, input }) => changeRole(ctx, input)),
  disable: manageProcedure.input(byIdInput).mutation(({ ctx, input }) => disableMember(ctx, input.id)),
  resetSecondFactor: manageProcedure
    .input(byIdInput)
    .mutation(({ ctx, input }) => resetSecondFactor(ctx, input.id)),
  factorForAll: manageProcedure.query(({ ctx }) => isSecondFactorRequired(ctx.db)),
  askAllForFactor: manageProcedure
    .input(z.strictObject({ on: z.boolean() }))
    .mutation(({ ctx, input }) => setSecondFactorRequired(ctx, input.on)),
  enable: manageProcedure.input(byIdInput).mutation(({ ctx, input }) => enableMember(ctx, input.id)),
});
