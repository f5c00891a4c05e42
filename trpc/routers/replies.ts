import { replyTemplatesSchema, replyText, signatureSchema } from '../../domain/enquiry-reply';
import { z } from '../../domain/zod';
import {
  attachTemplateFiles,
  changeReplyTemplates,
  changeSignature,
  getReplySettings,
  sendReply,
} from '../../use-cases/enquiries/reply';
import { removeReplyFile } from '../../use-cases/enquiries/reply-files';
import { byIdInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

const writeProcedure = memberProcedure('enquiries.write');

export const repliesRouter = router({
  settings: writeProcedure.query(({ ctx }) => getReplySettings(ctx)),

  changeTemplates: writeProcedure
    .input(replyTemplatesSchema.extend({ seen: z.string().max(40) }))
    .mutation(async ({ ctx, input }) => {
      await changeReplyTemplates(ctx, input);
      return getReplySettings(ctx);
    }),

  changeSignature: writeProcedure.input(signatureSchema).mutation(async ({ ctx, input }) => {
    await changeSignature(ctx, input.signature);
    return getReplySettings(ctx);
  }),

  attachTemplateFiles: writeProcedure
    .input(byIdInput.extend({ template: z.string().max(60) }))
    .mutation(({ ctx, input }) => attachTemplateFiles(ctx, input)),

  removeFile: writeProcedure.input(byIdInput).mutation(({ ctx, input }) => removeReplyFile(ctx, input.id)),

  send: writeProcedure
    .input(byIdInput.extend({ mailId: z.string().regex(/^[\w-]{8,64}$/), text: replyText }))
    .mutation(({ ctx, input }) => sendReply(ctx, input)),
});
