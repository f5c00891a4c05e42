import { countImages } from '../../db/media';
import { countTrash } from '../../db/media-trash';
import { outboxSummary, troubledMessages } from '../../db/outbox';
import { openSessions } from '../../db/sessions';
import { sendMailAgain } from '../../use-cases/enquiries/handle';
import { byIdInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

/** Mails that failed which the page names one by one. */
const TROUBLED_MAX = 20;

export const systemRouter = router({
  /** How the site stands, for the page System. */
  state: memberProcedure('system.read').query(async ({ ctx }) => {
    const { db, clock } = ctx;
    const { mail, media, ...state } = await ctx.systemState();
    const troubled = await troubledMessages(db, TROUBLED_MAX);
    return {
      ...state,
      now: clock.now().toISOString(),
      mail: {
        ...mail,
        ...(await outboxSummary(db)),
        troubled: troubled.map(row => ({
          _id: row.id,
          kind: row.kind,
          enquiryId: row.enquiry_id,
          reference: row.reference,
          fullName: row.full_name,
          /** Whom it goes to, where it tells of no request. */
          member: row.member_email,
          reason: row.last_error,
          failedAt: row.failed_at,
          nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at : null,
        })),
      },
      media: { ...media, images: await countImages(db), toDelete: await countTrash(db) },
      sessions: await openSessions(db, clock.now()),
    };
  }),

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
