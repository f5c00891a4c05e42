import {
  checkContent,
  contentBlock,
  dayOrMonthText,
  decorative,
  imageAddressOrNone,
  imageRef,
  imageSource,
  optionalImage,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  rowId,
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
 * its layout needs shows as `picture` (`layoutOf` of components/cases/layout).
 */
export const CASE_LAYOUTS = ['numbers', 'picture', 'story'] as const;
export type CaseLayout = (typeof CASE_LAYOUTS)[number];

const PROJECT_CONTENT_TYPES = ['title', 'paragraph', 'image', 'video'] as const;

/** `content` is text for title and paragraph, an image address for image, a URL for video. */
const block = z.strictObject({
  _id: rowId,
  type: z.enum(PROJECT_CONTENT_TYPES, { error: messages.contentTypeInvalid }),
  content: writtenText.trim(),
  /** What an image shows. */
  alt: optionalLine(300),
  decorative,
  /** Stands below an image. */
  caption: optionalLine(300),
});
const caseContentItem = contentBlock(block.superRefine(checkContent), block, ['image', 'video']);

const infoBlock = z.strictObject({
  _id: rowId,
  sectionTitle: optionalLine(200),
  subSectionTitle: optionalLine(200),
  sectionContent: z
    .array(
      z.strictObject({
        _id: rowId,
        subtitle: optionalLine(300),
        text: optionalText(5_000),
      }),
    )
    .max(20)
    .default([]),
});

/** A text that may be left empty, but not be shorter than six characters (rule 37). */
const textOfSix = (message: string, max: number) =>
  optionalText(max).refine(text => text === '' || text.length >= PROJECT_TEXT_MIN, message);

/** What staff and API clients send for a case (rule 37). */
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
  backgroundColor: z.enum(CARD_SURFACES).default('black'),
  layout: z.enum(CASE_LAYOUTS, { error: messages.layoutUnknown }).default('picture'),
  meta_title: optionalLine(200),
  meta_description: optionalLine(400),
  img_preview: imageRef(messages.previewRequired),
  customer: z.strictObject(
    {
      name: requiredLine(messages.nameRequired)
        .min(CUSTOMER_NAME_MIN, messages.nameTooShort)
        .max(120, messages.tooLong),
      position: optionalLine(120),
      review: optionalText(3_000),
      business_needs: optionalText(5_000),
      result: optionalText(5_000),
      avatar: optionalImage,
      logo: optionalImage,
    },
    { error: messages.customerRequired },
  ),
  quote: textOfSix(messages.quoteTooShort, 1_000),
  aboutProject: textOfSix(messages.aboutTooShort, 10_000),
  detailImages: z.array(imageSource).max(DETAIL_IMAGES_MAX, messages.detailImagesMax).default([]),
  /** What each detail image shows, in the same order. */
  detailImageAlts: z.array(optionalLine(300)).max(DETAIL_IMAGES_MAX).default([]),
  /** Which of them are decorative, in the same order; those that are left out are not. */
  detailImageDecorative: z.array(z.boolean()).max(DETAIL_IMAGES_MAX).optional(),
  /**
   * What stands below each of them. A screen with a caption is shown whole; two whose captions begin with `Before`
   * and `After` are compared where figures lead.
   */
  detailImageCaptions: z.array(optionalLine(300)).max(DETAIL_IMAGES_MAX).default([]),
  /** Further images of older clients: kept and answered, shown nowhere. */
  imgs: z
    .array(z.union([imageSource, imageRef()], { error: messages.imageAddress }))
    .max(30)
    .default([]),
  infoBlock: z.array(infoBlock).max(20).default([]),
  video: z.array(videoUrl).max(10).default([]),
  /** What stands in the place of each film until it plays; empty, or left out, the preview image. */
  videoPosters: z.array(imageAddressOrNone).max(10).default([]),
  tag: tagList().max(30).default([]),
  projectContent: z.array(caseContentItem).max(CASE_BLOCKS_MAX).default([]),
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
  | 'backgroundColor'
  | 'img_preview'
  | 'createdAt'
  | 'updatedAt'
> & { coverEdges: Edges; coverFocus: Focus };
