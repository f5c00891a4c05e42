import { joinTexts, type SearchTexts } from '../search/documents';
import type { Case } from './case';
import { type Derived, withIds } from './derived';

/** Gives rows without an id one. */
const complete = (item: Case, newId: () => string): Case => ({
  ...item,
  infoBlock: withIds(item.infoBlock, newId).map(block => ({
    ...block,
    sectionContent: withIds(block.sectionContent, newId),
  })),
  projectContent: withIds(item.projectContent, newId),
});

function toSearchTexts(item: Case): SearchTexts {
  const { customer } = item;
  const blocks = item.infoBlock.map(block => [
    block.sectionTitle,
    block.subSectionTitle,
    ...block.sectionContent.flatMap(({ subtitle, text }) => [subtitle, text]),
  ]);
  const contents = item.projectContent.map(({ type, content, caption }) =>
    type === 'title' || type === 'paragraph' ? content : caption,
  );
  return {
    note: item.domain,
    image: item.img_preview.src,
    headings: joinTexts([
      item.heading,
      item.domain,
      item.client,
      ...item.tag,
      ...item.infoBlock.flatMap(block => [block.sectionTitle, block.subSectionTitle]),
      ...item.projectContent.filter(({ type }) => type === 'title').map(({ content }) => content),
    ]),
    body: joinTexts([
      item.description,
      item.heading,
      item.aboutProject,
      item.solution,
      customer.business_needs,
      customer.result,
      item.quote,
      customer.review,
      customer.name,
      customer.position,
      ...blocks.flat(),
      ...contents,
      ...item.detailImageCaptions,
      item.location,
    ]),
  };
}

/** What the database keeps of a case beside the whole. */
export const caseDerived = {
  order: [
    ...['_id', 'slug', 'title', 'domain', 'heading', 'description', 'client', 'location', 'solution', 'date'],
    ...['backgroundColor', 'img_preview', 'createdAt', 'updatedAt', 'layout', 'imgs', 'detailImageCaptions'],
    ...['videoPosters', 'meta_title', 'meta_description', 'customer', 'quote', 'aboutProject'],
    ...['detailImages', 'detailImageAlts', 'detailImageDecorative', 'infoBlock', 'video', 'projectContent'],
    ...['tag', 'oldSlugs', 'revision'],
  ],
  complete,
  facets: ({ domain }: Case) => [domain],
  cover: ({ img_preview }: Case) => img_preview.src,
  toCard: ({ domain, heading, description, client, location, solution, date, ...item }: Case) => ({
    ...{ domain, heading, description, client, location, solution, date },
    backgroundColor: item.backgroundColor,
    img_preview: {
      src: item.img_preview.src,
      src_pixel: item.img_preview.src_pixel,
      alt: item.img_preview.alt,
    },
  }),
  toStaffCard: ({ img_preview, aboutProject }: Partial<Case>) => ({
    src: img_preview?.src,
    pixel: img_preview?.src_pixel,
    about: aboutProject,
  }),
  toSearchTexts,
} satisfies Derived;
