import { createMailTextSchema, type MAIL_DESCRIPTIONS, MAIL_NAMES } from '../../domain/mail-texts';
import { z } from '../../domain/zod';
import { changeMailText, listMailTexts } from '../../use-cases/site/mail-texts';
import { memberProcedure, router } from '../trpc';

const writeProcedure = memberProcedure('site.write');
const nameInput = z.strictObject({ mail: z.enum(MAIL_NAMES) });
/** A text may contain only the placeholders that its email supports. */
const textInput = z.discriminatedUnion(
  'mail',
  MAIL_NAMES.map(name =>
    z.strictObject({ mail: z.literal(name), says: createMailTextSchema(name) }),
  ) as never,
) as z.ZodType<{
  mail: keyof typeof MAIL_DESCRIPTIONS;
  says: z.output<ReturnType<typeof createMailTextSchema>>;
}>;

export const mailsRouter = router({
  /** `leaves` is true if a mail server is configured. */
  list: writeProcedure.query(async ({ ctx }) => ({
    mails: await listMailTexts(ctx),
    leaves: ctx.hasMailServer,
  })),
  change: writeProcedure
    .input(textInput)
    .mutation(({ ctx, input: { mail, says } }) => changeMailText(ctx, mail, says)),
  reset: writeProcedure
    .input(nameInput)
    .mutation(({ ctx, input }) => changeMailText(ctx, input.mail, undefined)),
  /** Sends a sample to the current member, and returns the mail server’s response. */
  tryOut: writeProcedure.input(textInput).mutation(async ({ ctx, input: { mail, says } }) => ({
    to: ctx.user.email,
    ...(await ctx.sendSampleMail(mail, says, ctx.user.email)),
  })),
});
