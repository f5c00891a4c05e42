import type { Selectable } from 'kysely';
import { foldCase } from '../domain/filters';
import { MIDDLE } from '../domain/focus';
import { type Edges, UNKNOWN_EDGES } from '../domain/grounds';
import type { CardSurface, Case, CaseCard, CaseInput, CaseLayout } from '../domain/kinds/case';
import { slugify } from '../domain/slug';
import type { DbOrTransaction } from './connection';
import { lookups, oldSlugsOf, tagsOf } from './items';
import { ALL, type Found, idsOf, type Range, rangeOfAny, spelling, totalsOf } from './lists';
import type { CaseTable } from './schema';

/** What only the page of one case shows, as `cases.detail_json` keeps it. */
export type CaseDetail = Pick<
  CaseInput,
  | 'meta_title'
  | 'meta_description'
  | 'customer'
  | 'quote'
  | 'aboutProject'
  | 'detailImages'
  | 'detailImageAlts'
  | 'detailImageDecorative'
  | 'detailImageCaptions'
  | 'imgs'
  | 'infoBlock'
  | 'video'
  | 'videoPosters'
  | 'projectContent'
> & {
  /** Of its preview image. */
  previewDecorative?: boolean | undefined;
};

const CARD_COLUMNS = [
  'id',
  'slug',
  'title',
  'domain',
  'heading',
  'description',
  'client',
  'location',
  'solution',
  'date',
  'surface',
  'preview_src',
  'preview_pixel',
  'preview_alt',
  'created_at',
  'updated_at',
] as const;

type CardRow = Pick<Selectable<CaseTable>, (typeof CARD_COLUMNS)[number]>;

const toCard = (row: CardRow): Omit<CaseCard, 'coverEdges' | 'coverFocus'> => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  domain: row.domain,
  heading: row.heading,
  description: row.description,
  client: row.client,
  location: row.location,
  solution: row.solution,
  date: row.date,
  backgroundColor: row.surface as CardSurface,
  img_preview: { src: row.preview_src, src_pixel: row.preview_pixel, alt: row.preview_alt },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** What was stored before a field came is without it. */
function detailOf({ detail_json }: Pick<CaseTable, 'detail_json'>): CaseDetail {
  const stored: CaseDetail = {
    imgs: [],
    detailImageCaptions: [],
    videoPosters: [],
    ...JSON.parse(detail_json),
  };
  return {
    ...stored,
    projectContent: stored.projectContent.map(item => ({ ...item, caption: item.caption ?? '' })),
  };
}

async function toCases(db: DbOrTransaction, rows: Selectable<CaseTable>[]): Promise<Case[]> {
  const ids = rows.map(row => row.id);
  const tags = await tagsOf(db, 'case', ids);
  const oldSlugs = await oldSlugsOf(db, 'case', ids);
  return rows.map(row => {
    const { previewDecorative: decorative, ...detail } = detailOf(row);
    const card = toCard(row);
    return {
      ...card,
      img_preview: { ...card.img_preview, ...(decorative !== undefined && { decorative }) },
      layout: row.layout as CaseLayout,
      ...detail,
      tag: tags.get(row.id) ?? [],
      oldSlugs: oldSlugs.get(row.id) ?? [],
      revision: row.revision,
    };
  });
}

const cards = (db: DbOrTransaction) =>
  db
    .selectFrom('cases')
    .select(CARD_COLUMNS)
    .select(({ selectFrom }) => {
      const cover = selectFrom('media').whereRef('media.url', '=', 'preview_src');
      return [
        cover.select('edges').as('cover_edges'),
        cover.select('focus_x').as('cover_x'),
        cover.select('focus_y').as('cover_y'),
      ];
    });

/** What the media table knows of a cover; nothing of one that is not ours. */
type CoverFacts = { cover_edges: Edges | null; cover_x: number | null; cover_y: number | null };

const toShownCard = ({ cover_edges, cover_x, cover_y, ...row }: CardRow & CoverFacts): CaseCard => ({
  ...toCard(row),
  coverEdges: cover_edges ?? UNKNOWN_EDGES,
  coverFocus: { x: cover_x ?? MIDDLE.x, y: cover_y ?? MIDDLE.y },
});

/** The cards of these cases, in no order of note. */
export const caseCards = async (db: DbOrTransaction, ids: readonly string[]): Promise<CaseCard[]> =>
  (await cards(db).where('id', 'in', ids).execute()).map(toShownCard);

type Asked = Range & {
  /**
   * A case matches when its domain contains any of them (rule 13), whatever the case of letters; none means
   * all.
   */
  domains?: readonly string[];
};

/** The domains there are, by name, and how many cases each has. */
export const countByDomain = (db: DbOrTransaction): Promise<{ domain: string; count: number }[]> =>
  db
    .selectFrom('lists')
    .select(['total as count', spelling('cases', 'domain_key', 'domain').as('domain')])
    .where('kind', '=', 'case')
    .where('list', '!=', ALL)
    .orderBy('list')
    .execute();

/** A range of cases, newest first, and how many there are in all. */
export const listCases = async (db: DbOrTransaction, { domains, ...range }: Asked) =>
  cardsIn(db, await listsOf(db, domains), range);

/** The ids of the same. */
export async function listCaseIds(db: DbOrTransaction, { domains, ...range }: Asked) {
  const { found, total } = await findCases(db, await listsOf(db, domains), range);
  return { items: await idsOf(found), total };
}

const listsOf = async (db: DbOrTransaction, domains: readonly string[] = []): Promise<Counted[]> =>
  domains.some(foldCase)
    ? matching(await countByDomain(db), domains)
    : [...(await totalsOf(db, 'case', [ALL]))].map(([list, total]) => ({ list, total }));

/** The same, with what a visitor may narrow it by: counted once for both. */
export async function browseCases(db: DbOrTransaction, { domains = [], ...range }: Asked) {
  const counts = await countByDomain(db);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const lists = domains.some(foldCase) ? matching(counts, domains) : [{ list: ALL, total: all }];
  return { ...(await cardsIn(db, lists, range)), all, domains: counts };
}

type Counted = { list: string; total: number };

const matching = (
  counts: readonly { domain: string; count: number }[],
  domains: readonly string[],
): Counted[] => {
  const wanted = domains.map(foldCase).filter(Boolean);
  return counts
    .map(({ domain, count }) => ({ list: foldCase(domain), total: count }))
    .filter(({ list }) => wanted.some(part => list.includes(part)));
};

async function findCases(
  db: DbOrTransaction,
  lists: readonly Counted[],
  range: Range,
): Promise<{ found?: Found; total: number }> {
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  if (range.offset >= total || range.limit <= 0) return { total };
  const names = lists.map(({ list }) => list);
  return { found: await rangeOfAny(db, 'case', names, range), total };
}

async function cardsIn(
  db: DbOrTransaction,
  lists: readonly Counted[],
  range: Range,
): Promise<{ items: CaseCard[]; total: number }> {
  const { found, total } = await findCases(db, lists, range);
  if (!found) return { items: [], total };
  const rows = await cards(db)
    .innerJoin(found.as('found'), 'found.item_id', 'cases.id')
    .orderBy('found.key', 'desc')
    .execute();
  return { items: rows.map(toShownCard), total };
}

/** Cases one by one, or several by their ids: whole. */
export const {
  byId: caseById,
  bySlug: caseBySlug,
  byIds: casesByIds,
} = lookups('case', async (db, column, values) =>
  toCases(db, await db.selectFrom('cases').selectAll().where(column, 'in', values).execute()),
);

/**
 * The cases with exactly these titles, in the order asked for; missing ones are left out. Where none is left (a site with
 * cases of its own), as many of the newest.
 */
export async function casesByTitles(db: DbOrTransaction, titles: readonly string[]): Promise<CaseCard[]> {
  if (titles.length === 0) return [];
  const rows = await cards(db).where('slug', 'in', titles.map(slugify)).execute();
  const found = titles.flatMap(title => rows.filter(row => row.title === title).map(toShownCard));
  return found.length > 0 ? found : (await listCases(db, { offset: 0, limit: titles.length })).items;
}

/** The newest cases of exactly this domain, whatever the case of its letters. */
export const casesOfDomain = async (
  db: DbOrTransaction,
  domain: string,
  limit: number,
): Promise<CaseCard[]> => {
  const lists = await totalsOf(db, 'case', [foldCase(domain)]);
  const counted = [...lists].map(([list, total]) => ({ list, total }));
  return (await cardsIn(db, counted, { offset: 0, limit })).items;
};
