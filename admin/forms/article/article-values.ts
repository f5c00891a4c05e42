import type { z } from 'zod';
import { articleSchema } from '../../../domain/kinds/article';
import type { Values } from '../../../domain/publishing/merge';
import { coerceValues } from '../coerce-values';
import { requireSlug } from '../slug-rule';

/** The article schema with a title that must yield a slug. */
export const articleFormSchema = articleSchema.extend({
  title: requireSlug(articleSchema.shape.title),
});

export type ArticleValues = z.input<typeof articleFormSchema>;
export type ArticleItem = ArticleValues['story'][number];

export const emptyArticle = {
  title: '',
  tags: [],
  readingTime: 0,
  seo: { title: '', description: '' },
  publishedOn: '',
  cover: { src: '', alt: '' },
  author: { name: '', position: '', info: '', link: '', avatar: { src: '', pixel: '', alt: '' } },
  story: [],
} satisfies ArticleValues;

export const toArticleFields = (values: Values): ArticleValues =>
  coerceValues<ArticleValues>(emptyArticle, values);
