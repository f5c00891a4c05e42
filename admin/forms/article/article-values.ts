import type { z } from 'zod';
import { type ArticleInput, articleSchema } from '../../../domain/kinds/article';
import type { Values } from '../../../domain/publishing/merge';
import { requiredOf } from '../fields/required';
import { fitting } from '../fitting';
import { pick } from '../pick';
import { withSlug } from '../slug-rule';

/** The schema of an article, whose title must also give an address. */
export const articleForm = articleSchema.extend({
  title: withSlug(articleSchema.shape.title),
});

export type ArticleValues = z.input<typeof articleForm>;
export type ArticleItem = ArticleValues['articleContent'][number];

export const emptyArticle: ArticleValues = {
  title: '',
  tag: [],
  timeToRead: 0,
  meta_title: '',
  meta_description: '',
  articleData: '',
  articleImage: '',
  articleImageAlt: '',
  articleImageDecorative: undefined,
  authorName: '',
  authorPosition: '',
  authorInfo: '',
  authorLink: '',
  authorAvatar: { src: '', src_pixel: '', alt: '' },
  articleContent: [],
};

const names = Object.keys(emptyArticle) as (keyof ArticleInput)[];

/** What the form shows of a stored article: its fields are the article's own. */
export const articleValues = (article: ArticleInput): ArticleValues => pick(article, names);

export const requiredOfArticle = requiredOf(articleForm, emptyArticle);
/** What the form shows of a draft, whatever that holds. */
export const articleFields = (values: Values): ArticleValues => fitting(emptyArticle, values);
