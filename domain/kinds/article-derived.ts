import { getExcerpt } from '../excerpt';
import { stripTags } from '../meta';
import { joinTexts, type SearchTexts } from '../search/documents';
import type { Article } from './article';
import { addIds, type Derived } from './derived';

const complete = (item: Article, createRowId: () => string): Article => ({
  ...item,
  publishedOn: item.publishedOn || item.createdAt.slice(0, 10),
  story: addIds(item.story, createRowId),
});

function toSearchTexts(item: Article): SearchTexts {
  const texts = item.story.map(({ type, content, caption, rows = [] }) => ({
    type,
    // Code is plain text, so its angle brackets aren't tags.
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

export const articleDerivation = {
  complete,
  listFacets: ({ tags }: Article) => tags,
  toCard: ({ tags, readingTime, publishedOn, cover: { src, alt }, author, story }: Article) => ({
    tags,
    excerpt: getExcerpt({ story }),
    ...{ readingTime, publishedOn },
    cover: { src, alt },
    author: { name: author.name, portrait: author.avatar.src },
  }),
  toSearchTexts,
} satisfies Derived;
