import { getHtmlCost } from '../article-html';
import { listArticleTexts } from '../article-texts';
import {
  altText,
  checkContent,
  chosenSlug,
  contentBlock,
  dayText,
  decorativeFlag,
  imageRef,
  imageSource,
  optionalLine,
  optionalText,
  rawText,
  requiredLine,
  requiredText,
  rowId,
  seoTexts,
  tagList,
  webUrl,
} from '../fields';
import { describeField } from '../fields/meta';
import {
  ARTICLE_BLOCKS_MAX,
  ARTICLE_MARKUP_MAX,
  ARTICLE_TEXT_MAX,
  ARTICLE_TITLE_MAX,
  ARTICLE_TITLE_MIN,
  CODE_LANGUAGE_MAX,
  TABLE_CELL_MAX,
  TABLE_COLUMNS_MAX,
  TABLE_ROWS_MAX,
} from '../limits';
import { messages } from '../messages';
import { oneLine, plainText } from '../plain-text';
import { z } from '../zod';
import type { StoredItem } from './kind';

const STORY_TYPES = ['title', 'paragraph', 'image', 'quote', 'table', 'code'] as const;
/** Heading level of a subheading within a section. */
const SUBHEADING_LEVEL = 3;

/**
 * `content` is inline HTML for paragraphs (sanitised when rendered), a URL for images, and the source for code. Tables
 * use only `rows`.
 */
const block = z.strictObject({
  _id: rowId,
  type: z.enum(STORY_TYPES, {
    error: issue => (issue.input === undefined ? messages.contentTypeRequired : messages.contentTypeInvalid),
  }),
  content: rawText,
  /** Only subheadings have a level. Other headings start a section. */
  level: z.literal(SUBHEADING_LEVEL, messages.headingLevelInvalid).optional(),
  alt: optionalLine(300),
  /** For images only. */
  decorative: decorativeFlag,
  /** Displayed below an image or above a table. */
  caption: optionalLine(300),
  /** One word, such as `ts`. */
  language: oneLine().max(CODE_LANGUAGE_MAX, messages.tooLong).optional(),
  /** Table cells by row, which can contain inline HTML. The first row is the header. */
  rows: z
    .array(z.array(plainText().max(TABLE_CELL_MAX, messages.tooLong)).min(1).max(TABLE_COLUMNS_MAX))
    .max(TABLE_ROWS_MAX)
    .optional(),
});
const checkedBlock = block
  .overwrite(value => (value.type === 'code' ? value : { ...value, content: value.content.trim() }))
  .superRefine((value, ctx) => {
    if (value.type === 'table') checkTable(value.rows, ctx);
    else checkContent(value, ctx);
  });
const storyBlock = contentBlock(checkedBlock, block, ['image']);

function checkTable(rows: readonly string[][] | undefined, ctx: z.RefinementCtx): void {
  if (!rows?.some(row => row.some(Boolean))) addIssue(ctx, 'rows', messages.tableEmpty);
  else if (rows.some(({ length }) => length !== rows[0]?.length)) addIssue(ctx, 'rows', messages.tableRagged);
}

/** Returns whether the blocks are within the limit for rendering an article. */
function isReadable(blocks: readonly z.output<typeof storyBlock>[]): boolean {
  const length = listArticleTexts(blocks).reduce((sum, text) => sum + text.length, 0);
  const parsedTexts = blocks.flatMap(({ type, content, rows = [] }) =>
    type === 'paragraph' ? [content] : type === 'table' ? rows.flat() : [],
  );
  const cells = blocks.reduce((sum, { rows = [] }) => sum + rows.flat().length, 0);
  const htmlCost = parsedTexts.reduce((sum, text) => sum + getHtmlCost(text), cells);
  return length <= ARTICLE_TEXT_MAX && htmlCost <= ARTICLE_MARKUP_MAX;
}

const addIssue = (ctx: z.RefinementCtx, field: string, message: string) =>
  ctx.addIssue({ code: 'custom', path: [field], message });

/** An article's input (rule 37). */
export const articleSchema = z.strictObject({
  title: describeField(
    requiredLine(messages.titleRequired)
      .min(ARTICLE_TITLE_MIN, messages.titleTooShort)
      .max(ARTICLE_TITLE_MAX, messages.titleTooLong),
    { label: 'Title', widget: 'headline' },
  ),
  tags: describeField(tagList(messages.tagRequired).min(1, messages.tagRequired).max(20), {
    label: 'Tags',
    widget: 'tags',
  }),
  /** In minutes. */
  readingTime: describeField(
    z
      .int({
        error: ({ input }) =>
          input === undefined || input === null ? messages.timeToReadRequired : messages.timeToReadMin,
      })
      .min(1, messages.timeToReadMin)
      .max(600),
    { label: 'Time to read' },
  ),
  address: chosenSlug,
  seo: seoTexts,
  publishedOn: describeField(dayText, {
    label: 'Display date',
    widget: 'day',
    help: 'Defaults to the day of the first publication.',
  }),
  cover: describeField(
    z
      .strictObject(
        {
          src: requiredText(messages.articleImageRequired).pipe(imageSource),
          alt: describeField(optionalLine(300), altText),
          decorative: decorativeFlag,
        },
        { error: messages.articleImageRequired },
      )
      .prefault({} as never),
    { label: 'Article image', widget: 'image' },
  ),
  author: z
    .strictObject(
      {
        name: describeField(requiredLine(messages.authorNameRequired).max(120, messages.tooLong), {
          label: 'Author name',
        }),
        position: describeField(requiredLine(messages.authorPositionRequired).max(120, messages.tooLong), {
          label: 'Author position',
        }),
        info: describeField(optionalText(1_000), { label: 'About the author', widget: 'text' }),
        link: describeField(
          z
            .union([z.literal(''), webUrl(messages.authorLinkInvalid)], { error: messages.authorLinkInvalid })
            .default(''),
          { label: 'Author link', widget: 'url' },
        ),
        avatar: describeField(imageRef(messages.previewRequired), {
          label: 'Author avatar',
          widget: 'image',
        }),
      },
      { error: messages.authorNameRequired },
    )
    .prefault({} as never),
  story: describeField(
    z
      .array(storyBlock, { error: messages.contentRequiredOne })
      .min(1, messages.contentRequiredOne)
      .max(ARTICLE_BLOCKS_MAX)
      .refine(isReadable, messages.articleTooLong),
    { label: 'Content', widget: 'story' },
  ),
});

export type ArticleInput = z.output<typeof articleSchema>;

export type Article = StoredItem<ArticleInput>;

/** The part of an article that lists and cards show. */
export type ArticleCard = Pick<
  Article,
  '_id' | 'slug' | 'title' | 'tags' | 'readingTime' | 'publishedOn' | 'createdAt' | 'updatedAt'
> & {
  cover: { src: string; alt: string };
  author: { name: string; portrait: string };
  excerpt: string;
};
