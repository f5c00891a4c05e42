import { eachRow, fromRest, image, type Mapping, renamed, reversed, toRest, type Values } from './mapping';

const CUSTOMER = { needs: 'business_needs' };
const INFO = { title: 'sectionTitle', subtitle: 'subSectionTitle', points: 'sectionContent' };
const POINT = { title: 'subtitle' };

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
  kept: ['imgs'],
  inside: {
    cover: image,
    customer: {
      fromRest: value => renamed(value, reversed(CUSTOMER), { avatar: image.fromRest, logo: image.fromRest }),
      toRest: value => renamed(value, CUSTOMER, { avatar: image.toRest, logo: image.toRest }),
    },
    info: {
      fromRest: eachRow(block =>
        renamed(block, reversed(INFO), { sectionContent: eachRow(point => renamed(point, reversed(POINT))) }),
      ),
      toRest: eachRow(block => renamed(block, INFO, { points: eachRow(point => renamed(point, POINT)) })),
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

/** Makes a case from what REST calls a project; neither needs to be whole. */
export const caseFromRest = (values: Values): Values => fromRest(mapping, values);

/** Says a case as REST answers a project. */
export const caseToRest = (document: Values): Values => toRest(mapping, document);
