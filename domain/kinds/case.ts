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
  CUSTOMER_NAME_MIN,
  DETAIL_IMAGES_MAX,
  PROJECT_TEXT_MIN,
  PROJECT_TITLE_MAX,
} from '../limits';
import { messages } from '../messages';
import { z } from '../zod';

/** Surfaces a case card may stand on (its `backgroundColor`). */
export const CARD_SURFACES = ['black', 'white', 'grey', 'red'] as const;
export type CardSurface = (typeof CARD_SURFACES)[number];

/**
 * What leads on a case's own page: its first figure, its cover, or the times of its chapters. A page without what
 * its layout needs shows as `picture` (`getCaseLayout` of components/cases/layout).
 */
export const CASE_LAYOUTS = ['numbers', 'picture', 'story'] as const;
export type CaseLayout = (typeof CASE_LAYOUTS)[number];

const STORY_TYPES = ['title', 'paragraph', 'image', 'video'] as const;

/** `content` is text for title and paragraph, an image address for image, a URL for video. */
const block = z.strictObject({
  _id: rowId,
  type: z.enum(STORY_TYPES, { error: messages.contentTypeInvalid }),
  content: writtenText.trim(),
  /** What an image shows. */
  alt: optionalLine(300),
  decorative,
  /** Stands below an image. */
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

/** A picture between the words. */
const detailPicture = z.strictObject({
  _id: rowId,
  src: imageSource,
  /** What it shows. */
  alt: givenLine(300),
  decorative,
  /**
   * Stands below it. A screen with a caption is shown whole; two whose captions begin with `Before` and `After` are
   * compared where figures lead.
   */
  caption: givenLine(300),
});

const film = z.strictObject({
  _id: rowId,
  url: videoUrl,
  /** Stands in its place until it plays; empty, or left out, the cover. */
  poster: imageAddressOrNone.optional(),
});

/** A text that may be left empty, but not be shorter than six characters (rule 37). */
const textOfSix = (message: string, max: number) =>
  optionalText(max).refine(text => text === '' || text.length >= PROJECT_TEXT_MIN, message);

/** What staff write of a case (rule 37). */
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
  /** When the work was completed, `YYYY-MM` or `YYYY-MM-DD`; empty when it still goes on. */
  date: dayOrMonthText,
  /** The ground of its card. */
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
  info: z.array(infoBlock).max(20).default([]),
  videos: z.array(film).max(10).default([]),
  tags: tagList().max(30).default([]),
  story: z.array(storyBlock).max(CASE_BLOCKS_MAX).default([]),
  /** What only REST clients send and receive: shown nowhere, and kept under its name there (`domain/rest/case`). */
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

/** A case as it is read: the input, stored, with its own address and history. Times are ISO 8601. */
export type Case = CaseInput & {
  _id: string;
  slug: string;
  oldSlugs: string[];
  revision: number;
  createdAt: string;
  updatedAt: string;
};

/** What lists and cards show of a case, and nothing more. */
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
