import { changePasswordSchema, profileSchema, signInSchema } from '../../domain/member';
import {
  changePassword,
  changeProfile,
  endOtherSessions,
  endSession,
  signOut,
} from '../../use-cases/members/account';
import { signIn } from '../../use-cases/members/sign-in';
import { byIdInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

const own = memberProcedure('account.own');

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
});
