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

  /** Replaces all templates. */
  changeTemplates: writeProcedure
    .input(replyTemplatesSchema.extend({ seen: z.string().max(40) }))
    .mutation(async ({ ctx, input }) => {
      await changeReplyTemplates(ctx, input);
      return getReplySettings(ctx);
    }),

  /** Changes the member’s own signature. */
  changeSignature: writeProcedure.input(signatureSchema).mutation(async ({ ctx, input }) => {
    await changeSignature(ctx, input.signature);
    return getReplySettings(ctx);
  }),

  /** Adds the files of a template to the member’s unsent reply. */
  attachTemplateFiles: writeProcedure
    .input(byIdInput.extend({ template: z.string().max(60) }))
    .mutation(({ ctx, input }) => attachTemplateFiles(ctx, input)),

  /** Removes a file from the member’s unsent reply. */
  removeFile: writeProcedure.input(byIdInput).mutation(({ ctx, input }) => removeReplyFile(ctx, input.id)),

  /** Sends a reply with its uploaded files to the request’s email address. Calls with the same `mailId` send it once. */
  send: writeProcedure
    .input(byIdInput.extend({ mailId: z.string().regex(/^[\w-]{8,64}$/), text: replyText }))
    .mutation(({ ctx, input }) => sendReply(ctx, input)),
});
