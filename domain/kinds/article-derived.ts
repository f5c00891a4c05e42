import { getExcerpt } from '../excerpt';
import { stripTags } from '../meta';
import { joinTexts, type SearchTexts } from '../search/documents';
import type { Article } from './article';
import { addIds, type Derived } from './derived';

/** Gives rows without an id one, and an article without a day that of its creation. */
const complete = (item: Article, newId: () => string): Article => ({
  ...item,
  publishedOn: item.publishedOn || item.createdAt.slice(0, 10),
  story: addIds(item.story, newId),
});

function toSearchTexts(item: Article): SearchTexts {
  const texts = item.story.map(({ type, content, caption, rows = [] }) => ({
    type,
    // Code is text as it stands.
    text:
      type === 'code'
        ? content
        : stripTags([type === 'image' ? '' : content, caption, ...rows.flat()].join(' ')),
  }));
  return {
    note: `${item.readingTime} min read`,
    image: item.cover.src,
    headings: joinTexts([
      ...item.tags,
      item.author.name,
      ...texts.filter(({ type }) => type === 'title').map(({ text }) => text),
    ]),
    body: joinTexts([...texts.map(({ text }) => text), item.author.name]),
  };
}

/** What the database keeps of an article beside the whole. */
export const articleDerived = {
  complete,
  facets: ({ tags }: Article) => tags,
  toCard: ({ tags, readingTime, publishedOn, cover: { src, alt }, author, story }: Article) => ({
    tags,
    excerpt: getExcerpt({ story }),
    ...{ readingTime, publishedOn },
    cover: { src, alt },
    author: { name: author.name, portrait: author.avatar.src },
  }),
  toSearchTexts,
} satisfies Derived;
