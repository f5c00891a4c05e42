import {
  checkContent,
  contentText,
  dateText,
  imageRef,
  imageSource,
  optionalText,
  requiredText,
  rowId,
  tagList,
  webUrl,
} from './fields';
import { ARTICLE_TITLE_MIN } from './limits';
import { messages } from './messages';
import { z } from './zod';

const ARTICLE_CONTENT_TYPES = ['title', 'paragraph', 'image', 'quote'] as const;

/** `content` is text; a paragraph may hold inline HTML (sanitised when rendered), an image its address. */
const articleContentItem = z
  .strictObject({
    _id: rowId,
    type: z.enum(ARTICLE_CONTENT_TYPES, {
      error: issue =>
        issue.input === undefined ? messages.contentTypeRequired : messages.contentTypeInvalid,
    }),
    content: contentText,
    alt: optionalText(300),
    /** Stands below an image. */
    caption: optionalText(300),
  })
  .superRefine((item, ctx) => {
    checkContent(item.type === 'image' ? imageSource : undefined, item, ctx);
  });

/** What staff and API clients send for an article (rule 37). */
export const articleSchema = z.strictObject({
  title: requiredText(messages.titleRequired)
    .min(ARTICLE_TITLE_MIN, messages.titleTooShort)
    .max(200, messages.titleTooLong),
  tag: tagList(messages.tagRequired).min(1, messages.tagRequired).max(20),
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
  articleData: dateText(40),
  articleImage: requiredText(messages.articleImageRequired).pipe(imageSource),
  articleImageAlt: optionalText(300),
  authorName: requiredText(messages.authorNameRequired).max(120, messages.tooLong),
  authorPosition: requiredText(messages.authorPositionRequired).max(120, messages.tooLong),
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
> & {
  excerpt: string;
  /** Address of the author's picture. */
  authorPortrait: string;
};
