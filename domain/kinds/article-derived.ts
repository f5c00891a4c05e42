import { excerptOf } from '../excerpt';
import { stripTags } from '../meta';
import { joinTexts, type SearchTexts } from '../search/documents';
import type { Article } from './article';
import { type Derived, withIds } from './derived';

/** Gives rows without an id one, and an article without a day that of its creation. */
const complete = (item: Article, newId: () => string): Article => ({
  ...item,
  articleData: item.articleData || item.createdAt.slice(0, 10),
  articleContent: withIds(item.articleContent, newId),
});

function toSearchTexts(item: Article): SearchTexts {
  const texts = item.articleContent.map(({ type, content, caption, rows = [] }) => ({
    type,
    // Code is text as it stands.
    text:
      type === 'code'
        ? content
        : stripTags([type === 'image' ? '' : content, caption, ...rows.flat()].join(' ')),
  }));
  return {
    note: `${item.timeToRead} min read`,
    image: item.articleImage,
    headings: joinTexts([
      ...item.tag,
      item.authorName,
      ...texts.filter(({ type }) => type === 'title').map(({ text }) => text),
    ]),
    body: joinTexts([...texts.map(({ text }) => text), item.authorName]),
  };
}

/** What the database keeps of an article beside the whole. */
export const articleDerived = {
  order: [
    ...['_id', 'slug', 'title', 'tag', 'timeToRead', 'articleData', 'articleImage', 'articleImageAlt'],
    ...['authorName', 'createdAt', 'updatedAt', 'articleImageDecorative', 'meta_title', 'meta_description'],
    ...['authorPosition', 'authorInfo', 'authorLink', 'authorAvatar', 'articleContent', 'oldSlugs'],
    'revision',
  ],
  complete,
  facets: ({ tag }: Article) => tag,
  toCard: ({
    tag,
    timeToRead,
    articleData,
    articleImage,
    articleImageAlt,
    authorName,
    ...item
  }: Article) => ({
    tag,
    excerpt: excerptOf(item),
    ...{ timeToRead, articleData, articleImage, articleImageAlt, authorName },
    authorPortrait: item.authorAvatar.src,
  }),
  toSearchTexts,
} satisfies Derived;
