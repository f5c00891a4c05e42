import { z } from 'zod';
import {
  acceptSchema,
  addPasskeySchema,
  askForResetSchema,
  changePasswordSchema,
  confirmCodesSchema,
  inviteSchema,
  linkSchema,
  ownPasswordSchema,
  profileSchema,
  resetPasswordSchema,
  secondStepSchema,
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
  askForReset,
  invite,
  readLink,
  resetPassword,
  sendLinkTo,
} from '../../use-cases/members/links';
import {
  changeRole,
  disable,
  enable,
  listMembers,
  resetSecondFactor,
  withdraw,
} from '../../use-cases/members/manage';
import { provePassword } from '../../use-cases/members/own-password';
import { addPasskey, beginPasskey, dropPasskey } from '../../use-cases/members/passkeys';
import {
  beginCodes,
  confirmCodes,
  factorsOf,
  newRecoveryCodes,
  turnOffCodes,
} from '../../use-cases/members/second-factor';
import { askEverybody, secondFactorForEverybody } from '../../use-cases/members/second-factor-rule';
import { finishSignIn, type SignedIn, signIn } from '../../use-cases/members/sign-in';
import { welcomeAwaits } from '../../use-cases/site/welcome';
import { byIdInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

const own = memberProcedure('account.own');
/** For who types their password once more: a stolen session changes no second factor. */
const proven = own.input(ownPasswordSchema).use(async ({ ctx, input, next }) => {
  await provePassword(ctx, 'password', input.password);
  return next();
});
const managing = memberProcedure('members.manage');

/** Hands the session to the browser as a cookie; script never sees its token. `welcome` where a fresh site asks first. */
async function withCookie({ db, setSessionCookie }: Context, { kind, token, user }: SignedIn) {
  setSessionCookie(token);
  return { kind, user, welcome: await welcomeAwaits(db, user) };
}

export const membersRouter = router({
  /** @returns `signed_in`, or `second_step` with what it asks for. */
  signIn: publicProcedure.input(signInSchema).mutation(async ({ ctx, input }) => {
    const outcome = await signIn(ctx, input);
    return outcome.kind === 'second_step' ? outcome : withCookie(ctx, outcome);
  }),
  finishSignIn: publicProcedure
    .input(secondStepSchema)
    .mutation(async ({ ctx, input }) => withCookie(ctx, await finishSignIn(ctx, input))),

  signOut: publicProcedure.mutation(async ({ ctx }) => {
    await signOut(ctx);
    ctx.setSessionCookie(undefined);
  }),

  me: own.query(({ ctx }) => ctx.user),

  /** The member's own open sessions; `current` is the one that asks. */
  sessions: own.query(async ({ ctx }) =>
    (await ctx.sessions.list(ctx.user._id)).map(session => ({
      ...session,
      current: session.id === ctx.session?.id,
    })),
  ),
  endSession: own.input(byIdInput).mutation(({ ctx, input }) => endSession(ctx, input.id)),
  signOutElsewhere: own.mutation(({ ctx }) => endOtherSessions(ctx)),

  changeProfile: own.input(profileSchema).mutation(({ ctx, input }) => changeProfile(ctx, input)),
  changePassword: own.input(changePasswordSchema).mutation(({ ctx, input }) => changePassword(ctx, input)),

  /** The member's own second factors. */
  factors: own.query(({ ctx }) => factorsOf(ctx.db, ctx.user._id)),
  /** A secret for an authenticator app; it counts once `confirmCodes` has seen a code of it. */
  beginCodes: proven.mutation(({ ctx }) => beginCodes(ctx, ctx.user)),
  confirmCodes: own
    .input(confirmCodesSchema)
    .mutation(({ ctx, input }) => confirmCodes(ctx, ctx.user, input.code)),
  turnOffCodes: proven.mutation(({ ctx }) => turnOffCodes(ctx, ctx.user)),
  newRecoveryCodes: proven.mutation(({ ctx }) => newRecoveryCodes(ctx, ctx.user)),
  /** What the browser is asked to make a passkey for; `addPasskey` takes what it made. */
  beginPasskey: proven.mutation(({ ctx }) => beginPasskey(ctx, ctx.user)),
  addPasskey: own.input(addPasskeySchema).mutation(({ ctx, input }) => addPasskey(ctx, ctx.user, input)),
  removePasskey: proven.input(byIdInput).mutation(({ ctx, input }) => dropPasskey(ctx, ctx.user, input.id)),

  /** Mails a link for a new password. @returns the same for an address that nobody has. */
  askForReset: publicProcedure.input(askForResetSchema).mutation(({ ctx, input }) => askForReset(ctx, input)),
  /** Whom a link is for. It is asked by POST, so that the token stands in no address. */
  readLink: publicProcedure.input(linkSchema).mutation(({ ctx, input }) => readLink(ctx, input)),
  acceptInvitation: publicProcedure.input(acceptSchema).mutation(async ({ ctx, input }) => {
    return withCookie(ctx, await acceptInvitation(ctx, input));
  }),
  resetPassword: publicProcedure
    .input(resetPasswordSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  list: managing.query(({ ctx }) => listMembers(ctx)),
  invite: managing.input(inviteSchema).mutation(({ ctx, input }) => invite(ctx, input)),
  /** A new invitation, or a link for a new password. */
  sendLink: managing.input(byIdInput).mutation(({ ctx, input }) => sendLinkTo(ctx, input.id)),
  withdraw: managing.input(byIdInput).mutation(({ ctx, input }) => withdraw(ctx, input.id)),
  changeRole: managing
    .input(byIdInput.extend({ role: z.enum(ROLES) }))
    .mutation(({ ctx, input }) => changeRole(ctx, input)),
  disable: managing.input(byIdInput).mutation(({ ctx, input }) => disable(ctx, input.id)),
  resetSecondFactor: managing.input(byIdInput).mutation(({ ctx, input }) => resetSecondFactor(ctx, input.id)),
  /** Whether everybody needs a second factor. */
  factorForAll: managing.query(({ ctx }) => secondFactorForEverybody(ctx.db)),
  askAllForFactor: managing
    .input(z.strictObject({ on: z.boolean() }))
    .mutation(({ ctx, input }) => askEverybody(ctx, input.on)),
  enable: managing.input(byIdInput).mutation(({ ctx, input }) => enable(ctx, input.id)),
});
