import { z } from 'zod';
import { imageRef, imageSource, optionalText, webUrl } from './fields';
import { ARTICLE_TITLE_MIN } from './limits';
import { messages } from './messages';

const ARTICLE_CONTENT_TYPES = ['title', 'paragraph', 'image', 'quote'] as const;

/** `content` is text; a paragraph may hold inline HTML (sanitised when rendered), an image its address. */
const articleContentItem = z
  .strictObject({
    _id: z.string().max(64).optional(),
    type: z.enum(ARTICLE_CONTENT_TYPES, {
      error: issue =>
        issue.input === undefined ? messages.contentTypeRequired : messages.contentTypeInvalid,
    }),
    content: z
      .string({
        error: issue => (issue.input === undefined ? messages.contentRequired : messages.contentString),
      })
      .trim()
      .min(1, messages.contentRequired)
      .max(3_000_000),
    alt: optionalText(300),
  })
  .superRefine((item, ctx) => {
    if (item.type !== 'image') return;
    const message = imageSource.safeParse(item.content).error?.issues[0]?.message;
    if (message) ctx.addIssue({ code: 'custom', path: ['content'], message });
  });

/** What staff and API clients send for an article (admin-and-data §3, §5, §7). */
export const articleSchema = z.strictObject({
  title: z
    .string({ error: messages.titleRequired })
    .trim()
    .min(1, messages.titleRequired)
    .min(ARTICLE_TITLE_MIN, messages.titleTooShort)
    .max(200, messages.titleTooLong),
  tag: z
    .array(z.string().trim().min(1, messages.tagRequired).max(60, messages.tooLong), {
      error: messages.tagRequired,
    })
    .min(1, messages.tagRequired)
    .max(20),
  timeToRead: z
    .int({
      error: ({ input }) =>
        input === undefined || input === null ? messages.timeToReadRequired : messages.timeToReadMin,
    })
    .min(1, messages.timeToReadMin)
    .max(600),
  meta_title: optionalText(200),
  meta_description: optionalText(400),
  /** The date shown; the day of creation where staff gave none. */
  articleData: optionalText(40).refine(
    date => date === '' || !Number.isNaN(Date.parse(date)),
    messages.invalidDate,
  ),
  articleImage: z
    .string({ error: messages.articleImageRequired })
    .trim()
    .min(1, messages.articleImageRequired)
    .pipe(imageSource),
  articleImageAlt: optionalText(300),
  authorName: z
    .string({ error: messages.authorNameRequired })
    .trim()
    .min(1, messages.authorNameRequired)
    .max(120, messages.tooLong),
  authorPosition: z
    .string({ error: messages.authorPositionRequired })
    .trim()
    .min(1, messages.authorPositionRequired)
    .max(120, messages.tooLong),
  authorInfo: optionalText(1_000),
  authorLink: z
    .union([z.literal(''), webUrl(messages.authorLinkInvalid)], { error: messages.authorLinkInvalid })
    .default(''),
  authorAvatar: imageRef(messages.previewRequired),
  articleContent: z
    .array(articleContentItem, { error: messages.contentRequiredOne })
    .min(1, messages.contentRequiredOne)
    .max(200),
});

export type ArticleInput = z.output<typeof articleSchema>;

/** An article as it is read. Times are ISO 8601. */
export type Article = ArticleInput & {
  _id: string;
  slug: string;
  oldSlugs: string[];
  revision: number;
  createdAt: string;
  updatedAt: string;
};

/** What lists and cards show of an article. */
export type ArticleCard = Pick<
  Article,
  | '_id'
  | 'slug'
  | 'title'
  | 'tag'
  | 'timeToRead'
  | 'articleData'
  | 'articleImage'
  | 'articleImageAlt'
  | 'authorName'
  | 'createdAt'
  | 'updatedAt'
> & { excerpt: string };
