import { joinTexts, type SearchTexts } from '../search/documents';
import type { Case } from './case';
import { addIds, type Derived } from './derived';

const complete = (item: Case, createRowId: () => string): Case => ({
  ...item,
  pictures: addIds(item.pictures, createRowId),
  info: addIds(item.info, createRowId).map(block => ({
    ...block,
    points: addIds(block.points, createRowId),
  })),
  videos: addIds(item.videos, createRowId),
  story: addIds(item.story, createRowId),
});

function toSearchTexts(item: Case): SearchTexts {
  const { customer } = item;
  const blocks = item.info.map(block => [
    block.title,
    block.subtitle,
    ...block.points.flatMap(({ title, text }) => [title, text]),
  ]);
  const contents = item.story.map(({ type, content, caption }) =>
    type === 'title' || type === 'paragraph' ? content : caption,
  );
  return {
    note: item.domain,
    image: item.cover.src,
    headings: joinTexts([
      item.heading,
      item.domain,
      item.client,
      ...item.tags,
      ...item.info.flatMap(block => [block.title, block.subtitle]),
      ...item.story.filter(({ type }) => type === 'title').map(({ content }) => content),
    ]),
    body: joinTexts([
      item.description,
      item.heading,
      item.about,
      item.solution,
      item.figureNote ?? '',
      customer.needs,
      customer.result,
      item.quote,
      customer.review,
      customer.name,
      customer.position,
      ...blocks.flat(),
      ...contents,
      ...item.pictures.map(({ caption = '' }) => caption),
      item.location,
    ]),
  };
}

export const caseDerivation = {
  complete,
  listFacets: ({ domain }: Case) => [domain],
  getCover: ({ cover }: Case) => cover.src,
  toCard: ({ domain, heading, description, client, location, solution, date, ...item }: Case) => ({
    ...{ domain, heading, description, client, location, solution, date },
    ...{ figure: item.figure, unit: item.unit, figureNote: item.figureNote, tags: item.tags },
    surface: item.surface,
    cover: { src: item.cover.src, pixel: item.cover.pixel, alt: item.cover.alt },
  }),
  toStaffCard: ({ cover, about }: Partial<Case>) => ({ src: cover?.src, pixel: cover?.pixel, about }),
  toSearchTexts,
} satisfies Derived;
