import { MAIL_NAMES, type MAILS, mailTextSchema } from '../../domain/mail-texts';
import { z } from '../../domain/zod';
import { changeMailText, listMailTexts } from '../../use-cases/site/mail-texts';
import { memberProcedure, router } from '../trpc';

const writing = memberProcedure('site.write');
const nameInput = z.strictObject({ mail: z.enum(MAIL_NAMES) });
/** What a mail says, checked by what it knows. */
const textInput = z.discriminatedUnion(
  'mail',
  MAIL_NAMES.map(name => z.strictObject({ mail: z.literal(name), says: mailTextSchema(name) })) as never,
) as z.ZodType<{ mail: keyof typeof MAILS; says: z.output<ReturnType<typeof mailTextSchema>> }>;

export const mailsRouter = router({
  /** What every mail says, and whether there is a server that takes them. */
  list: writing.query(async ({ ctx }) => ({ mails: await listMailTexts(ctx), leaves: ctx.sendsMail })),
  change: writing
    .input(textInput)
    .mutation(({ ctx, input: { mail, says } }) => changeMailText(ctx, mail, says)),
  /** Back to what is built in. */
  reset: writing.input(nameInput).mutation(({ ctx, input }) => changeMailText(ctx, input.mail, undefined)),
  /** Sends a mail as it would go out to who asks, and tells what the mail server said. */
  tryOut: writing.input(textInput).mutation(async ({ ctx, input: { mail, says } }) => ({
    to: ctx.user.email,
    ...(await ctx.sendSampleMail(mail, says, ctx.user.email)),
  })),
});
