import {
  checkContent,
  contentBlock,
  dayOrMonthText,
  decorative,
  givenLine,
  imageAddressOrNone,
  imageRef,
  imageSource,
  optionalImage,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  rowId,
  seoTexts,
  tagList,
  videoUrl,
  writtenText,
} from '../fields';
import type { Focus } from '../focus';
import type { Edges } from '../grounds';
import {
  CASE_BLOCKS_MAX,
  CASE_TEXT_MAX,
  CUSTOMER_NAME_MIN,
  DETAIL_IMAGES_MAX,
  PROJECT_TEXT_MIN,
  PROJECT_TITLE_MAX,
} from '../limits';
import { messages } from '../messages';
import { z } from '../zod';

/** Surfaces of a case card. */
export const CARD_SURFACES = ['black', 'white', 'grey', 'red'] as const;
export type CardSurface = (typeof CARD_SURFACES)[number];

/**
 * The opening of a case's page: its first figure, its cover, or the times of its chapters. Without the content it
 * needs, a page uses `picture` (`getCaseLayout` of components/cases/layout).
 */
export const CASE_LAYOUTS = ['numbers', 'picture', 'story'] as const;
export type CaseLayout = (typeof CASE_LAYOUTS)[number];

const STORY_TYPES = ['title', 'paragraph', 'image', 'video'] as const;

/** `content` is text for title and paragraph, a URL for image and video. */
const block = z.strictObject({
  _id: rowId,
  type: z.enum(STORY_TYPES, { error: messages.contentTypeInvalid }),
  content: writtenText.trim(),
  /** Alt text. */
  alt: optionalLine(300),
  decorative,
  /** Caption. */
  caption: optionalLine(300),
});
const storyBlock = contentBlock(block.superRefine(checkContent), block, ['image', 'video']);

const infoBlock = z.strictObject({
  _id: rowId,
  title: optionalLine(200),
  subtitle: optionalLine(200),
  points: z
    .array(z.strictObject({ _id: rowId, title: optionalLine(300), text: optionalText(5_000) }))
    .max(20)
    .default([]),
});

/** Returns whether blocks are short enough to render together. Images sent as data URLs have limits of their own. */
export const hasRenderableSize = (blocks: readonly object[]): boolean =>
  JSON.stringify(blocks, (_, value) => (isDataImage(value) ? '' : value)).length <= CASE_TEXT_MAX;
const isDataImage = (value: unknown) => typeof value === 'string' && value.startsWith('data:');

/** A picture between texts. */
const detailPicture = z.strictObject({
  _id: rowId,
  src: imageSource,
  /** Alt text. */
  alt: givenLine(300),
  decorative,
  /** Caption. Captioned screenshots aren't cropped; two captioned `Before…` and `After…` become a comparison. */
  caption: givenLine(300),
});

const film = z.strictObject({
  _id: rowId,
  url: videoUrl,
  /** Still shown before playback; by default the cover. */
  poster: imageAddressOrNone.optional(),
});

/** An optional text of at least six characters (rule 37). */
const textOfSix = (message: string, max: number) =>
  optionalText(max).refine(text => text === '' || text.length >= PROJECT_TEXT_MIN, message);

/** A case's input (rule 37). */
export const caseSchema = z.strictObject({
  title: requiredLine(messages.caseTitleRequired).max(PROJECT_TITLE_MAX, messages.titleTooLong),
  description: requiredText(messages.caseDescriptionRequired)
    .min(PROJECT_TEXT_MIN, messages.descriptionTooShort)
    .max(5_000, messages.tooLong),
  heading: optionalLine(300),
  domain: requiredLine(messages.domainRequired).max(100, messages.tooLong),
  client: optionalLine(120),
  location: optionalLine(120),
  solution: optionalLine(200),
  /** Completion, `YYYY-MM` or `YYYY-MM-DD`; empty if ongoing. */
  date: dayOrMonthText,
  /** Surface of its card. */
  surface: z.enum(CARD_SURFACES).default('black'),
  layout: z.enum(CASE_LAYOUTS, { error: messages.layoutUnknown }).default('picture'),
  seo: seoTexts,
  cover: imageRef(messages.previewRequired),
  customer: z.strictObject(
    {
      name: requiredLine(messages.nameRequired)
        .min(CUSTOMER_NAME_MIN, messages.nameTooShort)
        .max(120, messages.tooLong),
      position: optionalLine(120),
      review: optionalText(3_000),
      needs: optionalText(5_000),
      result: optionalText(5_000),
      avatar: optionalImage(imageRef()),
      logo: optionalImage(imageRef()),
    },
    { error: messages.customerRequired },
  ),
  quote: textOfSix(messages.quoteTooShort, 1_000),
  about: textOfSix(messages.aboutTooShort, 10_000),
  pictures: z.array(detailPicture).max(DETAIL_IMAGES_MAX, messages.detailImagesMax).default([]),
  info: z.array(infoBlock).max(20).refine(hasRenderableSize, messages.caseTooLong).default([]),
  videos: z.array(film).max(10).default([]),
  tags: tagList().max(30).default([]),
  story: z.array(storyBlock).max(CASE_BLOCKS_MAX).refine(hasRenderableSize, messages.caseTooLong).default([]),
  /** Fields that only REST clients use, stored but not shown (`domain/rest/case`). */
  rest: z
    .strictObject({
      /** Further images of older clients. */
      imgs: z
        .array(z.union([imageSource, imageRef()], { error: messages.imageAddress }))
        .max(30)
        .default([]),
      detailImageAlts: z.array(optionalLine(300)).max(DETAIL_IMAGES_MAX).optional(),
      detailImageDecorative: z.array(z.boolean()).max(DETAIL_IMAGES_MAX).optional(),
      detailImageCaptions: z.array(optionalLine(300)).max(DETAIL_IMAGES_MAX).optional(),
      videoPosters: z.array(imageAddressOrNone).max(10).optional(),
    })
    .prefault({}),
});

export type CaseInput = z.output<typeof caseSchema>;

/** A stored case with its slug and history. Times are ISO 8601. */
export type Case = CaseInput & {
  _id: string;
  slug: string;
  oldSlugs: string[];
  revision: number;
  createdAt: string;
  updatedAt: string;
};

/** The part of a case that lists and cards show. */
export type CaseCard = Pick<
  Case,
  | '_id'
  | 'slug'
  | 'title'
  | 'domain'
  | 'heading'
  | 'description'
  | 'client'
  | 'location'
  | 'solution'
  | 'date'
  | 'surface'
  | 'cover'
  | 'createdAt'
  | 'updatedAt'
> & { coverEdges: Edges; coverFocus: Focus };
