import { retryEmail } from '../../use-cases/enquiries/handle';
import { getSystemPage, sendTestMail } from '../../use-cases/system';
import { byIdInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

export const systemRouter = router({
  state: memberProcedure('system.read').query(({ ctx }) => getSystemPage(ctx)),

  checkDatabase: memberProcedure('system.read').mutation(({ ctx }) => ctx.checkDatabase()),

  /** Sends a test email to the current member. Returns the mail server’s response, even an error. */
  sendTestMail: memberProcedure('system.read').mutation(async ({ ctx }) => ({
    to: ctx.user.email,
    ...(await sendTestMail(ctx, ctx.user.email)),
  })),

  /** Retries a failed email now. Ignores a sent email. */
  sendAgain: memberProcedure('enquiries.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => retryEmail(ctx, input.id)),
});
