import { fromRest, image, type Mapping, renamed, toRest, type Values } from './mapping';

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
  kept: [],
  inside: {
    author: {
      fromRest: value => renamed(value, {}, { avatar: image.fromRest }),
      toRest: value => renamed(value, {}, { avatar: image.toRest }),
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

/** Makes an article from what REST calls a blog; neither needs to be whole. */
export const articleFromRest = (values: Values): Values => fromRest(mapping, values);

/** Says an article as REST answers a blog. */
export const articleToRest = (document: Values): Values => toRest(mapping, document);
