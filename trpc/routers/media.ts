import { z } from 'zod';
import { focusOf, setFocus } from '../../db/media';
import { DomainError } from '../../domain/errors';
import { focusSchema } from '../../domain/focus';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { memberProcedure, publicProcedure, router } from '../trpc';

const beginInput = z.object({
  name: z.string().trim().min(1).max(300),
  type: z.enum(IMAGE_TYPES, { error: messages.imageUndecodable }),
  size: z.int().min(1).max(IMAGE_MAX_BYTES, messages.fileTooLarge),
});
const completeInput = z.object({ key: z.string().min(1).max(300), name: z.string().trim().min(1).max(300) });

/** Uploading an image in two steps: the browser sends it straight to the store, then it is taken in (rule 39). */
/** Long enough for any address an item may hold; a data string is none of ours. */
const addressInput = z.object({ url: z.string().max(3_000_000) });

export const mediaRouter = router({
  /** What of a picture stays in sight when it is cropped; the middle of one that is not ours. */
  focus: publicProcedure.input(addressInput).query(({ ctx, input }) => focusOf(ctx.db, input.url)),

  /** Says it, for every place that shows the picture. */
  setFocus: memberProcedure('media.write')
    .input(addressInput.extend({ focus: focusSchema }))
    .mutation(async ({ ctx, input }) => {
      if (!(await setFocus(ctx.db, input.url, input.focus)))
        throw new DomainError('not_found', messages.notFound);
      ctx.contentChanged();
      return input.focus;
    }),

  /** @returns where to POST the file as multipart, after these fields, in a field named `file`. */
  begin: memberProcedure('media.upload')
    .input(beginInput)
    .mutation(({ ctx, input }) => ctx.incoming.target(input.type)),

  /** Checks, decodes and stores what was uploaded; only what this answers may be used in an item. */
  complete: memberProcedure('media.upload')
    .input(completeInput)
    .mutation(async ({ ctx, input }) => {
      const bytes = await ctx.incoming.read(input.key);
      if (!bytes) throw new DomainError('not_found', messages.uploadMissing);
      try {
        return await ctx.images.store(bytes, input.name);
      } finally {
        await ctx.incoming.remove(input.key);
      }
    }),
});
