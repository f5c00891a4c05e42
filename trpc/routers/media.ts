import { z } from 'zod';
import { focusSchema } from '../../domain/focus';
import { ALT_MAX, IMAGE_MAX_BYTES, IMAGE_TYPES, MEDIA_NAME_MAX } from '../../domain/limits';
import { MEDIA_FILTERS, MEDIA_HOLDERS, MEDIA_SORTS } from '../../domain/media';
import { messages } from '../../domain/messages';
import { oneLine } from '../../domain/plain-text';
import {
  addPicture,
  changeFocus,
  changePicture,
  getFocus,
  libraryPage,
  listedPicture,
  mayDescribe,
  putPictureBack,
  removePicture,
  takeUpload,
} from '../../use-cases/media/library';
import { replacePicture } from '../../use-cases/media/replace';
import { storeUpload } from '../../use-cases/media/upload';
import { usesOf } from '../../use-cases/media/uses';
import { byIdInput, rangeInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

const beginInput = z.object({
  name: oneLine().min(1).max(300),
  type: z.enum(IMAGE_TYPES, { error: messages.imageUndecodable }),
  size: z.int().min(1).max(IMAGE_MAX_BYTES, messages.fileTooLarge),
});
const uploadInput = z.object({ key: z.string().min(1).max(300), name: oneLine().min(1).max(300) });

/** Long enough for any address an item may hold; a data string is none of ours. */
const addressInput = z.object({ url: z.string().max(3_000_000) });

const nameText = oneLine().min(1, messages.nameRequired).max(MEDIA_NAME_MAX, messages.nameTooLong);
const altText = oneLine().max(ALT_MAX, messages.altTooLong);

/**
 * Pictures: uploaded in two steps (the browser sends one straight to the store, then it is taken in: rule 39), and the
 * library of all of them (docs/decisions/media-library.md).
 */
export const mediaRouter = router({
  /** What of a picture stays in sight when it is cropped; the middle of one that is not ours. */
  focus: publicProcedure.input(addressInput).query(({ ctx, input }) => getFocus(ctx.db, input.url)),

  /** Says it, for every place that shows the picture. */
  setFocus: memberProcedure('media.write')
    .input(addressInput.extend({ focus: focusSchema }))
    .mutation(({ ctx, input }) => changeFocus(ctx, input)),

  /** @returns where to POST the file as multipart, after these fields, in a field named `file`. */
  begin: memberProcedure('media.upload')
    .input(beginInput)
    .mutation(({ ctx, input }) => ctx.incoming.target(input.type)),

  /** Checks, decodes and stores what was uploaded; only what this answers may be used in an item. */
  complete: memberProcedure('media.upload')
    .input(uploadInput)
    .mutation(({ ctx, input: { key, name } }) => {
      const by = { id: ctx.user._id, name: ctx.user.name };
      return takeUpload(ctx, key, bytes => storeUpload(ctx, bytes, name, { by }));
    }),

  /** A range of the library, with how many there are of what it may be narrowed to. */
  list: memberProcedure('content.write')
    .input(
      rangeInput.extend({
        q: z.string().max(200).default(''),
        filter: z.enum(MEDIA_FILTERS).default('all'),
        holder: z.enum(MEDIA_HOLDERS).optional(),
        sort: z.enum(MEDIA_SORTS).default('newest'),
      }),
    )
    .query(({ ctx, input }) => libraryPage(ctx.db, input)),

  /** One picture with who uses it, and whether one may say what it shows. */
  byId: memberProcedure('content.write')
    .input(byIdInput)
    .query(async ({ ctx, input }) => {
      const picture = await listedPicture(ctx.db, input.id);
      const uses = await usesOf(ctx.db, picture, ctx.user);
      return { ...picture, usedBy: uses, mayDescribe: mayDescribe(ctx.user, picture) };
    }),

  /** Puts what was uploaded into the library. */
  add: memberProcedure('content.write')
    .input(uploadInput)
    .mutation(({ ctx, input }) => addPicture(ctx, input)),

  change: memberProcedure('content.write')
    .input(
      byIdInput.extend({
        name: nameText.optional(),
        alt: altText.optional(),
        decorative: z.boolean().optional(),
      }),
    )
    .mutation(({ ctx, input }) => changePicture(ctx, input)),

  /** Puts what was uploaded in the place of a picture, everywhere. @returns its id. */
  replace: memberProcedure('media.write')
    .input(uploadInput.extend({ id: z.string().max(64) }))
    .mutation(async ({ ctx, input }) => ({ id: await replacePicture(ctx, input) })),

  remove: memberProcedure('media.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => removePicture(ctx, input.id)),

  putBack: memberProcedure('media.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => putPictureBack(ctx, input.id)),
});
