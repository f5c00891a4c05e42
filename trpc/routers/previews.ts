import { z } from 'zod';
import { newItem } from '../../db/items';
import { type Article, articleSchema } from '../../domain/article';
import { type Case, caseSchema } from '../../domain/case';
import { withArticleImages, withCaseImages } from '../../use-cases/content/store-images';
import { byIdInput } from '../inputs';
import { memberProcedure, router } from '../trpc';

const idInput = z.object({ id: z.string().max(64).optional() });

/** What storing would add. @param id of the item that is edited; a new one has none yet. */
const asIfStored = (title: string, id: string | undefined, now: Date) => ({
  ...newItem(title, { now }),
  _id: id ?? 'preview',
});

/** Unsaved work shown as it would be published, to the member of staff who wrote it. */
export const previewsRouter = router({
  case: memberProcedure('content.write')
    .input(idInput.extend({ values: caseSchema }))
    .mutation(({ ctx, input }) =>
      withCaseImages(ctx, input.values, async values => {
        const item: Case = { ...values, ...asIfStored(values.title, input.id, ctx.clock.now()) };
        return { key: ctx.previews.put(ctx.user._id, { kind: 'case', item }) };
      }),
    ),

  article: memberProcedure('content.write')
    .input(idInput.extend({ values: articleSchema }))
    .mutation(({ ctx, input }) =>
      withArticleImages(ctx, input.values, async values => {
        const article: Article = { ...values, ...asIfStored(values.title, input.id, ctx.clock.now()) };
        return { key: ctx.previews.put(ctx.user._id, { kind: 'article', article }) };
      }),
    ),

  /** @returns undefined once it was forgotten, or when it is somebody else's. */
  byKey: memberProcedure('content.write')
    .input(byIdInput)
    .query(({ ctx, input }) => ctx.previews.get(ctx.user._id, input.id)),
});
