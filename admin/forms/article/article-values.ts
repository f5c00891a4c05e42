import type { z } from 'zod';
import { articleSchema } from '../../../domain/kinds/article';
import type { Values } from '../../../domain/publishing/merge';
import { fitting } from '../fitting';
import { withSlug } from '../slug-rule';

/** The schema of an article, whose title must also give an address. */
export const articleForm = articleSchema.extend({
  title: withSlug(articleSchema.shape.title),
});

export type ArticleValues = z.input<typeof articleForm>;
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

/** What the form shows of an article or a draft, whatever that holds. */
export const articleFields = (values: Values): ArticleValues => fitting<ArticleValues>(emptyArticle, values);
