import { sendMailAgain } from '../../use-cases/enquiries/handle';
import { systemPage } from '../../use-cases/system';
import { byIdInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

export const systemRouter = router({
  /** How the site stands, for the page System. */
  state: memberProcedure('system.read').query(({ ctx }) => systemPage(ctx)),

  /** Looks through the database now. */
  checkDatabase: memberProcedure('system.read').mutation(({ ctx }) => ctx.checkDatabase()),

  /** Sends a mail to whoever asks; a refusal is an answer too, in the mail server's words. */
  sendTestMail: memberProcedure('system.read').mutation(async ({ ctx }) => ({
    to: ctx.user.email,
    ...(await ctx.sendTestMail(ctx.user.email)),
  })),

  /** Sends a mail that failed again, now; one that went out meanwhile stays as it is. */
  sendAgain: memberProcedure('enquiries.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => sendMailAgain(ctx, input.id)),
});
