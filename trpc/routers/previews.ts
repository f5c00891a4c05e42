import { z } from 'zod';
import type { Article } from '../../domain/article';
import { articleSchema } from '../../domain/article';
import type { Project } from '../../domain/project';
import { projectSchema } from '../../domain/project';
import { slugify } from '../../domain/slug';
import { byIdInput } from '../inputs';
import { withArticleImages, withProjectImages } from '../store-images';
import { router, staffProcedure } from '../trpc';

const id = z.object({ id: z.string().max(64).optional() });

/** Unsaved work shown as it would be published, to the member of staff who wrote it (issue: the staff area). */
export const previewsRouter = router({
  project: staffProcedure.input(id.extend({ values: projectSchema })).mutation(({ ctx, input }) =>
    withProjectImages(ctx, input.values, async values => {
      const now = ctx.clock.now().toISOString();
      const project: Project = {
        ...values,
        _id: input.id ?? 'preview',
        slug: slugify(values.title),
        oldSlugs: [],
        revision: 1,
        createdAt: now,
        updatedAt: now,
      };
      return { key: ctx.previews.put(ctx.user._id, { kind: 'project', project }) };
    }),
  ),

  article: staffProcedure.input(id.extend({ values: articleSchema })).mutation(({ ctx, input }) =>
    withArticleImages(ctx, input.values, async values => {
      const now = ctx.clock.now().toISOString();
      const article: Article = {
        ...values,
        _id: input.id ?? 'preview',
        slug: slugify(values.title),
        oldSlugs: [],
        revision: 1,
        createdAt: now,
        updatedAt: now,
      };
      return { key: ctx.previews.put(ctx.user._id, { kind: 'article', article }) };
    }),
  ),

  /** @returns undefined once it was forgotten, or when it is somebody else's. */
  byKey: staffProcedure.input(byIdInput).query(({ ctx, input }) => ctx.previews.get(ctx.user._id, input.id)),
});
