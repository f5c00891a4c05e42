import { imageSource, imageUrlOrNone, optionalImage, optionalLine, rowId, videoUrl } from '../fields';
import { caseSchema, hasShortText } from '../kinds/case';
import { DETAIL_IMAGES_MAX } from '../limits';
import { messages } from '../messages';
import { z } from '../zod';
import {
  createRestImageSchema,
  fromRest,
  imageConversion,
  type Mapping,
  mapRows,
  renameFields,
  reverseNames,
  toRest,
  type Values,
} from './mapping';

const CUSTOMER = { needs: 'business_needs' };
const INFO_NAMES = { title: 'sectionTitle', subtitle: 'subSectionTitle', points: 'sectionContent' };
const POINT_NAMES = { title: 'subtitle' };

const mapping: Mapping = {
  names: {
    surface: 'backgroundColor',
    cover: 'img_preview',
    about: 'aboutProject',
    info: 'infoBlock',
    tags: 'tag',
    story: 'projectContent',
  },
  groups: { seo: { title: 'meta_title', description: 'meta_description' } },
  rows: {
    pictures: {
      src: 'detailImages',
      alt: 'detailImageAlts',
      decorative: 'detailImageDecorative',
      caption: 'detailImageCaptions',
    },
    videos: { url: 'video', poster: 'videoPosters' },
  },
  optional: ['detailImageDecorative'],
  passthrough: ['imgs'],
  nested: {
    cover: imageConversion,
    rest: {
      fromRest: value => renameFields(value, {}, { imgs: mapRows(imageConversion.fromRest) }),
      toRest: value => renameFields(value, {}, { imgs: mapRows(imageConversion.toRest) }),
    },
    customer: {
      fromRest: value =>
        renameFields(value, reverseNames(CUSTOMER), {
          avatar: imageConversion.fromRest,
          logo: imageConversion.fromRest,
        }),
      toRest: value =>
        renameFields(value, CUSTOMER, { avatar: imageConversion.toRest, logo: imageConversion.toRest }),
    },
    info: {
      fromRest: mapRows(block =>
        renameFields(block, reverseNames(INFO_NAMES), {
          sectionContent: mapRows(point => renameFields(point, reverseNames(POINT_NAMES))),
        }),
      ),
      toRest: mapRows(block =>
        renameFields(block, INFO_NAMES, { points: mapRows(point => renameFields(point, POINT_NAMES)) }),
      ),
    },
  },
  order: [
    '_id',
    'slug',
    'title',
    'domain',
    'heading',
    'description',
    'client',
    'location',
    'solution',
    'date',
    'figure',
    'unit',
    'figureNote',
    'backgroundColor',
    'img_preview',
    'createdAt',
    'updatedAt',
    'layout',
    'imgs',
    'detailImageCaptions',
    'videoPosters',
    'meta_title',
    'meta_description',
    'customer',
    'quote',
    'aboutProject',
    'detailImages',
    'detailImageAlts',
    'detailImageDecorative',
    'infoBlock',
    'video',
    'projectContent',
    'tag',
    'oldSlugs',
    'revision',
  ],
};

const { shape } = caseSchema;
const customer = shape.customer.shape;
const block = shape.info.unwrap().element.shape;
const point = block.points.unwrap().element.shape;

const infoBlock = z.strictObject({
  _id: rowId,
  sectionTitle: block.title,
  subSectionTitle: block.subtitle,
  sectionContent: z
    .array(z.strictObject({ _id: rowId, subtitle: point.title, text: point.text }))
    .max(20)
    .default([]),
});

/** A case as REST clients send it (rule 42). */
const schema = z.strictObject({
  title: shape.title,
  description: shape.description,
  heading: shape.heading,
  domain: shape.domain,
  client: shape.client,
  location: shape.location,
  solution: shape.solution,
  date: shape.date,
  figure: shape.figure,
  unit: shape.unit,
  figureNote: shape.figureNote,
  backgroundColor: shape.surface,
  layout: shape.layout,
  meta_title: optionalLine(200),
  meta_description: optionalLine(400),
  img_preview: createRestImageSchema(messages.previewRequired),
  customer: z.strictObject(
    {
      name: customer.name,
      position: customer.position,
      review: customer.review,
      business_needs: customer.needs,
      result: customer.result,
      avatar: optionalImage(createRestImageSchema()),
      logo: optionalImage(createRestImageSchema()),
    },
    { error: messages.customerRequired },
  ),
  quote: shape.quote,
  aboutProject: shape.about,
  detailImages: z.array(imageSource).max(DETAIL_IMAGES_MAX, messages.detailImagesMax).default([]),
  /** In the order of the detail images. */
  detailImageAlts: z.array(optionalLine(300)).max(DETAIL_IMAGES_MAX).default([]),
  /** In the order of the detail images. Missing means false. */
  detailImageDecorative: z.array(z.boolean()).max(DETAIL_IMAGES_MAX).optional(),
  detailImageCaptions: z.array(optionalLine(300)).max(DETAIL_IMAGES_MAX).default([]),
  /** Further images of older clients: stored and returned, but not shown. */
  imgs: z
    .array(z.union([imageSource, createRestImageSchema()], { error: messages.imageAddress }))
    .max(30)
    .default([]),
  infoBlock: z.array(infoBlock).max(20).refine(hasShortText, messages.caseTooLong).default([]),
  video: z.array(videoUrl).max(10).default([]),
  /** In the order of the videos. */
  videoPosters: z.array(imageUrlOrNone).max(10).default([]),
  tag: shape.tags,
  projectContent: shape.story,
});

export type Project = z.output<typeof schema>;

export const restCase = {
  schema,
  blocks: 'projectContent',
  /** Partial values are allowed. */
  fromRest: (values: Values): Values => fromRest(mapping, values),
  toRest: (document: Values): Values => toRest(mapping, document),
};
