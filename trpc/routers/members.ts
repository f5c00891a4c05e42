import { z } from 'zod';
import { memberList } from '../../db/members';
import {
  acceptSchema,
  askForResetSchema,
  changePasswordSchema,
  inviteSchema,
  linkSchema,
  profileSchema,
  resetPasswordSchema,
  signInSchema,
} from '../../domain/member';
import { ROLES } from '../../domain/members/permissions';
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
import { changeRole, disable, enable, resetSecondFactor, withdraw } from '../../use-cases/members/manage';
import { signIn } from '../../use-cases/members/sign-in';
import { byIdInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

const own = memberProcedure('account.own');
const managing = memberProcedure('members.manage');

export const membersRouter = router({
  signIn: publicProcedure.input(signInSchema).mutation(async ({ ctx, input }) => {
    const { token, user } = await signIn(ctx, input);
    ctx.setSessionCookie(token);
    return user;
  }),

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

  /** Mails a link for a new password. @returns the same for an address that nobody has. */
  askForReset: publicProcedure.input(askForResetSchema).mutation(({ ctx, input }) => askForReset(ctx, input)),
  /** Whom a link is for. It is asked by POST, so that the token stands in no address. */
  readLink: publicProcedure.input(linkSchema).mutation(({ ctx, input }) => readLink(ctx, input)),
  acceptInvitation: publicProcedure.input(acceptSchema).mutation(async ({ ctx, input }) => {
    const { token, user } = await acceptInvitation(ctx, input);
    ctx.setSessionCookie(token);
    return user;
  }),
  resetPassword: publicProcedure
    .input(resetPasswordSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  list: managing.query(({ ctx }) => memberList(ctx.db, ctx.clock.now())),
  invite: managing.input(inviteSchema).mutation(({ ctx, input }) => invite(ctx, input)),
  /** A new invitation, or a link for a new password. */
  sendLink: managing.input(byIdInput).mutation(({ ctx, input }) => sendLinkTo(ctx, input.id)),
  withdraw: managing.input(byIdInput).mutation(({ ctx, input }) => withdraw(ctx, input.id)),
  changeRole: managing
    .input(byIdInput.extend({ role: z.enum(ROLES) }))
    .mutation(({ ctx, input }) => changeRole(ctx, input)),
  disable: managing.input(byIdInput).mutation(({ ctx, input }) => disable(ctx, input.id)),
  resetSecondFactor: managing.input(byIdInput).mutation(({ ctx, input }) => resetSecondFactor(ctx, input.id)),
  enable: managing.input(byIdInput).mutation(({ ctx, input }) => enable(ctx, input.id)),
});
