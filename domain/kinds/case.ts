import {
  altText,
  checkContent,
  chosenSlug,
  contentBlock,
  dayOrMonthText,
  decorativeFlag,
  imageRef,
  imageSource,
  imageUrlOrNone,
  optionalImage,
  optionalLine,
  optionalLineOrUndefined,
  optionalText,
  rawText,
  requiredLine,
  requiredText,
  rowId,
  seoTexts,
  tagList,
  videoUrl,
} from '../fields';
import { describeField } from '../fields/meta';
import type { Focus } from '../focus';
import type { EdgeColours } from '../grounds';
import {
  CASE_BLOCKS_MAX,
  CASE_FIGURE_MAX,
  CASE_TEXT_MAX,
  CASE_UNIT_MAX,
  CUSTOMER_NAME_MIN,
  DETAIL_IMAGES_MAX,
  PROJECT_TEXT_MIN,
  PROJECT_TITLE_MAX,
} from '../limits';
import { messages } from '../messages';
import { z } from '../zod';
import type { StoredItem } from './kind';

export const CARD_SURFACES = ['black', 'white', 'grey', 'red'] as const;
export type CardSurface = (typeof CARD_SURFACES)[number];

/**
 * Each layout is named after the content that opens its page: the first figure, the cover, or the chapter times. Cases
 * without such content use `picture` (`getCaseLayout`).
 */
const CASE_LAYOUTS = ['numbers', 'picture', 'story'] as const;
export type CaseLayout = (typeof CASE_LAYOUTS)[number];

const STORY_TYPES = ['title', 'paragraph', 'image', 'video'] as const;

/** `content` is text for title and paragraph, a URL for image and video. */
const block = z.strictObject({
  _id: rowId,
  type: z.enum(STORY_TYPES, { error: messages.contentTypeInvalid }),
  content: rawText.trim(),
  alt: optionalLine(300),
  decorative: decorativeFlag,
  caption: optionalLine(300),
});
const storyBlock = contentBlock(block.superRefine(checkContent), block, ['image', 'video']);

const infoPoint = describeField(
  z.strictObject({
    _id: rowId,
    title: describeField(optionalLine(300), { label: 'Subtitle' }),
    text: describeField(optionalText(5_000), { label: 'Text', widget: 'text', input: { rows: 3 } }),
  }),
  { label: 'Text', example: { title: '', text: '' } },
);

const infoBlock = describeField(
  z.strictObject({
    _id: rowId,
    title: describeField(optionalLine(200), { label: 'Section title' }),
    subtitle: describeField(optionalLine(200), { label: 'Subsection title' }),
    points: describeField(z.array(infoPoint).max(20).default([]), {
      label: 'Texts',
      singular: 'Text',
      expanded: true,
    }),
  }),
  { label: 'Info block', example: { title: '', subtitle: '', points: [{ title: '', text: '' }] } },
);

/** Returns whether the blocks' text is within the limit for rendering. Data URLs have their own limits. */
export const hasShortText = (blocks: readonly object[]): boolean =>
  JSON.stringify(blocks, (_, value) => (isDataImage(value) ? '' : value)).length <= CASE_TEXT_MAX;
const isDataImage = (value: unknown) => typeof value === 'string' && value.startsWith('data:');

const detailImage = describeField(
  z.strictObject({
    _id: rowId,
    src: imageSource,
    alt: describeField(optionalLineOrUndefined(300), altText),
    decorative: decorativeFlag,
    caption: describeField(optionalLineOrUndefined(300), {
      label: 'Caption',
      help: 'Wide images with a caption aren’t cropped. “Before: …” and “After: …” turn two images into a comparison.',
    }),
  }),
  {
    label: 'Detail image',
    widget: 'image',
    help: `${DETAIL_IMAGES_MAX} detail images at most`,
    example: { src: '', alt: '', caption: '' },
  },
);

const videoField = describeField(
  z.strictObject({
    _id: rowId,
    url: describeField(videoUrl.clone(), { label: 'Video URL', widget: 'url', file: true }),
    poster: describeField(imageUrlOrNone.optional(), {
      label: 'Video poster',
      widget: 'image',
      help: 'Shown until the video plays. Defaults to the preview image.',
    }),
  }),
  { label: 'Video', example: { url: '', poster: '' } },
);

/** Requires at least six characters unless empty (rule 37). */
const createTextSchema = (message: string, max: number) =>
  optionalText(max).refine(text => text === '' || text.length >= PROJECT_TEXT_MIN, message);

/** A case's input (rule 37). */
export const caseSchema = z.strictObject({
  title: describeField(
    requiredLine(messages.caseTitleRequired).max(PROJECT_TITLE_MAX, messages.titleTooLong),
    {
      label: 'Title',
      widget: 'headline',
    },
  ),
  description: describeField(
    requiredText(messages.caseDescriptionRequired)
      .min(PROJECT_TEXT_MIN, messages.descriptionTooShort)
      .max(5_000, messages.tooLong),
    { label: 'Description', widget: 'text', input: { rows: 3 } },
  ),
  heading: describeField(optionalLine(300), { widget: 'growing', label: 'Page heading' }),
  domain: describeField(requiredLine(messages.domainRequired).max(100, messages.tooLong), {
    label: 'Domain',
  }),
  client: describeField(optionalLine(120), { widget: 'growing', label: 'Client' }),
  location: describeField(optionalLine(120), { widget: 'growing', label: 'Location' }),
  solution: describeField(optionalLine(200), { widget: 'growing', label: 'Solution' }),
  date: describeField(dayOrMonthText, {
    label: 'Completed',
    widget: 'date',
    help: 'Such as September 2026. Leave empty while work is in progress.',
  }),
  figure: describeField(optionalLineOrUndefined(CASE_FIGURE_MAX), {
    label: 'Figure',
    help: 'One result in digits, such as 38. Posters with tall figures show only case studies that have one.',
  }),
  unit: describeField(optionalLineOrUndefined(CASE_UNIT_MAX), { label: 'Unit of the figure' }),
  figureNote: describeField(optionalLineOrUndefined(120), {
    label: 'Meaning of the figure',
    widget: 'growing',
    help: 'Half a sentence, such as “from bow to ear”.',
  }),
  surface: describeField(z.enum(CARD_SURFACES).default('black'), {
    label: 'Card background',
    // The accent is stored as `red`, whatever its colour.
    options: { black: 'Black', white: 'White', grey: 'Grey', red: 'Accent' },
  }),
  layout: describeField(z.enum(CASE_LAYOUTS, { error: messages.layoutUnknown }).default('picture'), {
    label: 'Page layout',
    widget: 'layout',
    help: 'The Numbers layout needs figures in the info blocks, and the Story layout needs headings that start with a time. Otherwise, the Picture layout is used.',
  }),
  address: chosenSlug,
  seo: seoTexts,
  cover: describeField(imageRef(messages.previewRequired), {
    label: 'Preview image',
    widget: 'image',
    cropped: true,
  }),
  customer: describeField(
    z.strictObject(
      {
        name: describeField(
          requiredLine(messages.nameRequired)
            .min(CUSTOMER_NAME_MIN, messages.nameTooShort)
            .max(120, messages.tooLong),
          { label: 'Name', widget: 'growing' },
        ),
        position: describeField(optionalLine(120), { label: 'Position', widget: 'growing' }),
        review: describeField(optionalText(3_000), { label: 'Review', widget: 'text' }),
        needs: describeField(optionalText(5_000), { label: 'Business needs', widget: 'text' }),
        result: describeField(optionalText(5_000), { label: 'Result', widget: 'text' }),
        avatar: describeField(optionalImage(imageRef()), { label: 'Avatar', widget: 'image' }),
        logo: describeField(optionalImage(imageRef()), { label: 'Logo', widget: 'image' }),
      },
      { error: messages.customerRequired },
    ),
    { label: 'Customer' },
  ),
  quote: describeField(createTextSchema(messages.quoteTooShort, 1_000), {
    label: 'Quote',
    widget: 'text',
    input: { rows: 2 },
  }),
  about: describeField(createTextSchema(messages.aboutTooShort, 10_000), {
    label: 'About the project',
    widget: 'text',
    input: { rows: 6 },
  }),
  pictures: describeField(z.array(detailImage).max(DETAIL_IMAGES_MAX, messages.detailImagesMax).default([]), {
    label: 'Detail images',
    singular: 'Detail image',
    expanded: true,
  }),
  info: describeField(z.array(infoBlock).max(20).refine(hasShortText, messages.caseTooLong).default([]), {
    label: 'Info blocks',
    singular: 'Info block',
    expanded: true,
  }),
  videos: describeField(z.array(videoField).max(10).default([]), {
    label: 'Videos',
    singular: 'Video',
    expanded: true,
  }),
  tags: describeField(tagList().max(30).default([]), { label: 'Tags', widget: 'tags' }),
  story: describeField(
    z.array(storyBlock).max(CASE_BLOCKS_MAX).refine(hasShortText, messages.caseTooLong).default([]),
    { label: 'Content', widget: 'story' },
  ),
  /** Fields from REST clients, stored but not shown (`domain/rest/case.ts`). */
  rest: describeField(
    z
      .strictObject({
        /** Further images sent by older clients. */
        imgs: z
          .array(z.union([imageSource, imageRef()], { error: messages.imageAddress }))
          .max(30)
          .default([]),
        detailImageAlts: z.array(optionalLine(300)).max(DETAIL_IMAGES_MAX).optional(),
        detailImageDecorative: z.array(z.boolean()).max(DETAIL_IMAGES_MAX).optional(),
        detailImageCaptions: z.array(optionalLine(300)).max(DETAIL_IMAGES_MAX).optional(),
        videoPosters: z.array(imageUrlOrNone).max(10).optional(),
      })
      .prefault({}),
    { label: 'Further images' },
  ),
});

export type CaseInput = z.output<typeof caseSchema>;

export type Case = StoredItem<CaseInput>;

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
  | 'figure'
  | 'unit'
  | 'figureNote'
  | 'tags'
  | 'surface'
  | 'cover'
  | 'createdAt'
  | 'updatedAt'
> & { coverEdges: EdgeColours; coverFocus: Focus };
