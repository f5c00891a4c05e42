import { optionalLine } from '../fields';
import { articleSchema } from '../kinds/article';
import { messages } from '../messages';
import { z } from '../zod';
import {
  createRestImageSchema,
  fromRest,
  imageConversion,
  type Mapping,
  renameFields,
  toRest,
  type Values,
} from './mapping';

const mapping: Mapping = {
  names: { tags: 'tag', readingTime: 'timeToRead', publishedOn: 'articleData', story: 'articleContent' },
  groups: {
    seo: { title: 'meta_title', description: 'meta_description' },
    cover: { src: 'articleImage', alt: 'articleImageAlt', decorative: 'articleImageDecorative' },
    author: {
      name: 'authorName',
      position: 'authorPosition',
      info: 'authorInfo',
      link: 'authorLink',
      avatar: 'authorAvatar',
    },
  },
  rows: {},
  optional: [],
  passthrough: [],
  nested: {
    author: {
      fromRest: value => renameFields(value, {}, { avatar: imageConversion.fromRest }),
      toRest: value => renameFields(value, {}, { avatar: imageConversion.toRest }),
    },
  },
  order: [
    '_id',
    'slug',
    'title',
    'tag',
    'timeToRead',
    'articleData',
    'articleImage',
    'articleImageAlt',
    'authorName',
    'createdAt',
    'updatedAt',
    'articleImageDecorative',
    'meta_title',
    'meta_description',
    'authorPosition',
    'authorInfo',
    'authorLink',
    'authorAvatar',
    'articleContent',
    'oldSlugs',
    'revision',
  ],
};

const { shape } = articleSchema;
const cover = shape.cover.unwrap().shape;
const author = shape.author.unwrap().shape;

/** An article as REST clients send it (rule 42). */
const schema = z.strictObject({
  title: shape.title,
  tag: shape.tags,
  timeToRead: shape.readingTime,
  meta_title: optionalLine(200),
  meta_description: optionalLine(400),
  articleData: shape.publishedOn,
  articleImage: cover.src,
  articleImageAlt: cover.alt,
  articleImageDecorative: cover.decorative,
  authorName: author.name,
  authorPosition: author.position,
  authorInfo: author.info,
  authorLink: author.link,
  authorAvatar: createRestImageSchema(messages.previewRequired),
  articleContent: shape.story,
});

export type Blog = z.output<typeof schema>;

export const restArticle = {
  schema,
  blocks: 'articleContent',
  /** Partial values are allowed. */
  fromRest: (values: Values): Values => fromRest(mapping, values),
  toRest: (document: Values): Values => toRest(mapping, document),
};
