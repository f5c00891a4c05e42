import { foldCase } from '../domain/filters';
import { kinds } from '../domain/kinds';
import type { Case, CaseInput } from '../domain/kinds/case';
import { documentOfCase } from '../domain/search/documents';
import type { CaseDetail } from './cases';
import type { DbOrTransaction } from './connection';
import { assertUpdated, deleteItem, foldTitle, type NewItem, newItem, storeItem, withIds } from './items';
import { ABOUT_LENGTH } from './summaries';

const withItemIds = (item: Case): Case => ({
  ...item,
  infoBlock: withIds(item.infoBlock).map(block => ({
    ...block,
    sectionContent: withIds(block.sectionContent),
  })),
  projectContent: withIds(item.projectContent),
});

function toRow(item: Case) {
  const detail: CaseDetail = {
    previewDecorative: item.img_preview.decorative,
    meta_title: item.meta_title,
    meta_description: item.meta_description,
    customer: item.customer,
    quote: item.quote,
    aboutProject: item.aboutProject,
    detailImages: item.detailImages,
    detailImageAlts: item.detailImageAlts,
    detailImageDecorative: item.detailImageDecorative,
    detailImageCaptions: item.detailImageCaptions,
    imgs: item.imgs,
    infoBlock: item.infoBlock,
    video: item.video,
    videoPosters: item.videoPosters,
    projectContent: item.projectContent,
  };
  return {
    slug: item.slug,
    title: item.title,
    title_key: foldTitle(item.title),
    domain: item.domain,
    domain_key: foldCase(item.domain),
    heading: item.heading,
    description: item.description,
    client: item.client,
    location: item.location,
    solution: item.solution,
    date: item.date,
    surface: item.backgroundColor,
    layout: item.layout,
    preview_src: item.img_preview.src,
    preview_pixel: item.img_preview.src_pixel,
    preview_alt: item.img_preview.alt,
    about: item.aboutProject.slice(0, ABOUT_LENGTH),
    revision: item.revision,
    updated_at: item.updatedAt,
    detail_json: JSON.stringify(detail),
  };
}

/**
 * Stores a new case.
 * @throws DomainError `conflict` when another case has its slug, `invalid` when its title gives none.
 */
export async function insertCase(trx: DbOrTransaction, input: CaseInput, options: NewItem): Promise<Case> {
  const item = withItemIds({ ...input, ...newItem(kinds.case.slugOf(input), options) });
  await storeItem(trx, 'case', item, documentOfCase(item), async () => {
    const row = { ...toRow(item), id: item._id, created_at: item.createdAt };
    await trx.insertInto('cases').values(row).execute();
  });
  return item;
}

/**
 * Stores what `revise` decided, as the revision after the one it was read with.
 * @throws DomainError `stale` when it was saved or removed meanwhile, `conflict` when another case has its slug.
 */
export async function updateCase(trx: DbOrTransaction, next: Case, now: Date): Promise<Case> {
  const item = withItemIds({ ...next, revision: next.revision + 1, updatedAt: now.toISOString() });
  await storeItem(trx, 'case', item, documentOfCase(item), async () => {
    const update = trx.updateTable('cases').set(toRow(item)).where('id', '=', item._id);
    assertUpdated(await update.where('revision', '=', next.revision).executeTakeFirst());
  });
  return item;
}

/** Removes a case with its slugs and tags. @returns whether there was one. */
export const deleteCase = (trx: DbOrTransaction, id: string): Promise<boolean> => deleteItem(trx, 'case', id);
