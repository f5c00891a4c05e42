import { inTransaction } from '../../db/connection';
import { assignMedia, releaseMedia } from '../../db/media';
import { memberByEmail, memberById, updateMember } from '../../db/members';
import { DomainError, fieldRefusal } from '../../domain/errors';
import { changePasswordSchema, profileSchema, signInSchema } from '../../domain/member';
import { messages } from '../../domain/messages';
import type { Actor, Services } from '../../use-cases/context';
import { isCommonPassword } from '../../use-cases/members/common-password';
import { hashPassword, passwordMatches } from '../../use-cases/members/password';
import { sessionUser } from '../../use-cases/members/session-user';
import { memberProcedure, publicProcedure, router } from '../trpc';

type SignInNeeds = Pick<Services, 'db' | 'sessions' | 'signInThrottle'> &
  Pick<Actor, 'network' | 'userAgent'>;

/**
 * Opens a session for the right password (rules 33 and 35).
 * @param credentials what `signInSchema` reads.
 * @returns the token; only API clients may see it, a browser gets it as a cookie.
 * @throws ZodError, or DomainError `unauthorized` alike for an unknown address and a wrong password, `too_many`
 * from the throttle.
 */
export async function signIn(needs: SignInNeeds, credentials: unknown) {
  const { email, password } = signInSchema.parse(credentials);
  const row = await needs.signInThrottle.attempt(email, needs.network, async () => {
    const known = await memberByEmail(needs.db, email);
    // Who was only invited has no password yet.
    return (await passwordMatches(known?.password_hash || undefined, password)) ? known : undefined;
  });
  if (!row) throw new DomainError('unauthorized', messages.wrongCredentials);
  // Told only to who knows the password.
  if (row.disabled_at) throw new DomainError('unauthorized', messages.memberDisabled);
  return { token: await needs.sessions.open(row.id, needs.userAgent), user: sessionUser(row) };
}

export const membersRouter = router({
  signIn: publicProcedure.input(signInSchema).mutation(async ({ ctx, input }) => {
    const { token, user } = await signIn(ctx, input);
    ctx.setSessionCookie(token);
    return user;
  }),

  signOut: publicProcedure.mutation(async ({ ctx }) => {
    if (ctx.session) await ctx.sessions.close(ctx.session.token);
    ctx.setSessionCookie(undefined);
  }),

  me: memberProcedure('account.own').query(({ ctx }) => ctx.user),

  /** The user's own open sessions; `current` is the one that asks. */
  sessions: memberProcedure('account.own').query(async ({ ctx }) =>
    (await ctx.sessions.list(ctx.user._id)).map(session => ({
      ...session,
      current: session.id === ctx.session?.id,
    })),
  ),

  signOutElsewhere: memberProcedure('account.own').mutation(({ ctx }) =>
    ctx.sessions.closeOthers(ctx.user._id, ctx.session?.id),
  ),

  changeProfile: memberProcedure('account.own')
    .input(profileSchema)
    .mutation(async ({ ctx, input }) => {
      await inTransaction(ctx.db, async trx => {
        await updateMember(trx, ctx.user._id, input);
        if (input.photo) await assignMedia(trx, ctx.user._id, [input.photo]);
        if (ctx.user.photo && ctx.user.photo !== input.photo) {
          await releaseMedia(trx, ctx.user._id, ctx.clock.now(), [ctx.user.photo]);
        }
      });
      ctx.images.sweepSoon();
      return { ...ctx.user, ...input };
    }),

  /** Ends the user's other sessions. */
  changePassword: memberProcedure('account.own')
    .input(changePasswordSchema)
    .mutation(async ({ ctx, input }) => {
      if (await isCommonPassword(input.next)) throw fieldRefusal('invalid', 'next', messages.passwordCommon);
      const passwordHash = await ctx.signInThrottle.attempt(ctx.user.email, ctx.network, async () => {
        const row = await memberById(ctx.db, ctx.user._id);
        const matches = await passwordMatches(row?.password_hash, input.current);
        return matches ? hashPassword(input.next) : undefined;
      });
      if (!passwordHash) throw fieldRefusal('invalid', 'current', messages.passwordWrong);
      await updateMember(ctx.db, ctx.user._id, { password_hash: passwordHash });
      await ctx.sessions.closeOthers(ctx.user._id, ctx.session?.id);
    }),
});
