import { sendAgain } from '../../db/outbox';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { byIdInput } from '../inputs';
import { router, staffProcedure } from '../trpc';

export const systemRouter = router({
  /** Sends a mail that failed again, now; one that went out meanwhile stays as it is. */
  sendAgain: staffProcedure.input(byIdInput).mutation(async ({ ctx, input }) => {
    if (!(await sendAgain(ctx.db, input.id, ctx.clock.now().toISOString())))
      throw new DomainError('not_found', messages.notFound);
    ctx.wakeOutbox();
  }),
});
