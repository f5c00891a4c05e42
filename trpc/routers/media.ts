import { z } from 'zod';
import { tagList } from '../../domain/fields';
import { focusSchema } from '../../domain/focus';
import {
  ALT_MAX,
  FILTER_LENGTH_MAX,
  IMAGE_MAX_BYTES,
  IMAGE_TAGS_MAX,
  IMAGE_TYPES,
  MEDIA_NAME_MAX,
} from '../../domain/limits';
import { MEDIA_FILTERS, MEDIA_HOLDERS, MEDIA_SORTS } from '../../domain/media';
import { messages } from '../../domain/messages';
import { oneLine } from '../../domain/plain-text';
import { toActorRef } from '../../use-cases/content/content';
import {
  addImage,
  canEditImage,
  changeImageFocus,
  consumeUpload,
  deleteImage,
  getImageFocus,
  getLibraryImage,
  getLibraryPage,
  restoreImage,
  updateImage,
} from '../../use-cases/media/library';
import { replaceImage } from '../../use-cases/media/replace';
import { storeUpload } from '../../use-cases/media/upload';
import { getImageUses } from '../../use-cases/media/uses';
import { byIdInput, rangeInput, uploadInput } from '../inputs';
import { memberProcedure, publicProcedure, router } from '../trpc';

const beginInput = z.object({
  name: oneLine().min(1).max(300),
  type: z.enum(IMAGE_TYPES, { error: messages.imageUndecodable }),
  size: z.int().min(1, messages.imageUndecodable).max(IMAGE_MAX_BYTES, messages.fileTooLarge),
});

/** Any URL that an item can contain, including data URLs. */
const urlInput = z.object({ url: z.string().max(3_000_000) });

const nameText = oneLine().min(1, messages.nameRequired).max(MEDIA_NAME_MAX, messages.nameTooLong);
const altText = oneLine().max(ALT_MAX, messages.altTooLong);

/**
 * The browser uploads an image directly to the store, and the server then processes the upload (rule 39).
 * `docs/decisions/media-library.md` describes the library.
 */
export const mediaRouter = router({
  /** Returns an image’s focus, which is the centre for an external image. */
  focus: publicProcedure.input(urlInput).query(({ ctx, input }) => getImageFocus(ctx.db, input.url)),

  setFocus: memberProcedure('media.write')
    .input(urlInput.extend({ focus: focusSchema }))
    .mutation(({ ctx, input }) => changeImageFocus(ctx, input)),

  begin: memberProcedure('media.upload')
    .input(beginInput)
    .mutation(({ ctx, input }) => ctx.incoming.createTarget(input.type)),

  /** Validates and stores an upload. Items can use only the stored image. */
  complete: memberProcedure('media.upload')
    .input(uploadInput)
    .mutation(({ ctx, input: { key, name } }) =>
      consumeUpload(ctx, key, bytes => storeUpload(ctx, bytes, name, { by: toActorRef(ctx) })),
    ),

  list: memberProcedure('content.write')
    .input(
      rangeInput.extend({
        q: z.string().max(200).default(''),
        filter: z.enum(MEDIA_FILTERS).default('all'),
        holder: z.enum(MEDIA_HOLDERS).optional(),
        tag: z.string().max(FILTER_LENGTH_MAX).optional(),
        sort: z.enum(MEDIA_SORTS).default('newest'),
      }),
    )
    .query(({ ctx, input }) => getLibraryPage(ctx.db, input)),

  /** `mayDescribe` is true if the member can edit the image. */
  byId: memberProcedure('content.write')
    .input(byIdInput)
    .query(async ({ ctx, input }) => {
      const image = await getLibraryImage(ctx.db, input.id);
      const uses = await getImageUses(ctx.db, image, ctx.user);
      return { ...image, usedBy: uses, mayDescribe: canEditImage(ctx.user, image) };
    }),

  add: memberProcedure('content.write')
    .input(uploadInput)
    .mutation(({ ctx, input }) => addImage(ctx, input)),

  change: memberProcedure('content.write')
    .input(
      byIdInput.extend({
        name: nameText.optional(),
        alt: altText.optional(),
        decorative: z.boolean().optional(),
        tags: tagList().max(IMAGE_TAGS_MAX).optional(),
      }),
    )
    .mutation(({ ctx, input }) => updateImage(ctx, input)),

  replace: memberProcedure('media.write')
    .input(uploadInput.extend({ id: z.string().max(64) }))
    .mutation(async ({ ctx, input }) => ({ id: await replaceImage(ctx, input) })),

  remove: memberProcedure('media.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => deleteImage(ctx, input.id)),

  putBack: memberProcedure('media.write')
    .input(byIdInput)
    .mutation(({ ctx, input }) => restoreImage(ctx, input.id)),
});
