import type { Selectable } from 'kysely';
import type { CardSurface, Project, ProjectCard, ProjectInput } from '../domain/project';
import { slugify } from '../domain/slug';
import type { DbOrTransaction } from './connection';
import { currentSlug, foldCase, oldSlugsOf, tagsOf } from './items';
import type { ProjectTable } from './schema';

/** What only the page of one case shows, as `projects.detail_json` keeps it. */
export type ProjectDetail = Pick<
  ProjectInput,
  | 'meta_title'
  | 'meta_description'
  | 'customer'
  | 'quote'
  | 'aboutProject'
  | 'detailImages'
  | 'detailImageAlts'
  | 'infoBlock'
  | 'video'
  | 'projectContent'
>;

/** What looking a case up may come to. */
export type ProjectLookup =
  | { kind: 'found'; project: Project }
  | { kind: 'renamed'; newSlug: string }
  | { kind: 'missing' };

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

type CardRow = Pick<Selectable<ProjectTable>, (typeof CARD_COLUMNS)[number]>;

const toCard = (row: CardRow): ProjectCard => ({
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

async function toProject(db: DbOrTransaction, row: Selectable<ProjectTable>): Promise<Project> {
  return {
    ...toCard(row),
    ...(JSON.parse(row.detail_json) as ProjectDetail),
    tag: (await tagsOf(db, 'project', [row.id])).get(row.id) ?? [],
    oldSlugs: await oldSlugsOf(db, 'project', row.id),
    revision: row.revision,
  };
}

const cards = (db: DbOrTransaction) => db.selectFrom('projects').select(CARD_COLUMNS);

/** The cards of these cases, in no order of note. */
export const projectCards = async (db: DbOrTransaction, ids: readonly string[]): Promise<ProjectCard[]> =>
  (await cards(db).where('id', 'in', ids).execute()).map(toCard);

/**
 * A range of cases, newest first, and how many there are in all.
 * @param domains a case matches when its domain contains any of them (public-site §4), whatever the case of
 *   letters; none means all.
 */
export async function listProjects(
  db: DbOrTransaction,
  { offset, limit, domains = [] }: { offset: number; limit: number; domains?: readonly string[] },
): Promise<{ items: ProjectCard[]; total: number }> {
  const counts = await countByDomain(db);
  const wanted = domains.map(foldCase).filter(Boolean);
  const matching = counts.filter(
    ({ domain }) => wanted.length === 0 || wanted.some(part => foldCase(domain).includes(part)),
  );
  const total = matching.reduce((sum, { count }) => sum + count, 0);
  let query = cards(db).orderBy('created_at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit);
  if (wanted.length > 0) {
    query = query.where(
      'domain_key',
      'in',
      matching.map(({ domain }) => foldCase(domain)),
    );
  }
  const rows = offset < total && limit > 0 ? await query.execute() : [];
  return { items: rows.map(toCard), total };
}

/** The domains there are, by name, and how many cases each has. */
export const countByDomain = (db: DbOrTransaction): Promise<{ domain: string; count: number }[]> =>
  db
    .selectFrom('projects')
    .select(({ fn }) => [fn.min('domain').as('domain'), fn.countAll<number>().as('count')])
    .groupBy('domain_key')
    .orderBy('domain_key')
    .execute();

/** The case with this id. */
export async function projectById(
  db: DbOrTransaction,
  id: string,
): Promise<Exclude<ProjectLookup, { kind: 'renamed' }>> {
  const row = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { kind: 'found', project: await toProject(db, row) } : { kind: 'missing' };
}

/** The case at this address: `renamed` for an earlier slug and for an id in its place. */
export async function projectBySlug(db: DbOrTransaction, slug: string): Promise<ProjectLookup> {
  const row = await db.selectFrom('projects').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (row) return { kind: 'found', project: await toProject(db, row) };
  const newSlug = await currentSlug(db, 'project', slug);
  return newSlug ? { kind: 'renamed', newSlug } : { kind: 'missing' };
}

/** The cases with exactly these titles, in the order asked for; missing ones are left out. */
export async function projectsByTitles(
  db: DbOrTransaction,
  titles: readonly string[],
): Promise<ProjectCard[]> {
  if (titles.length === 0) return [];
  const rows = await cards(db).where('slug', 'in', titles.map(slugify)).execute();
  return titles.flatMap(title => rows.filter(row => row.title === title).map(toCard));
}

/** The cases of one domain, whatever the case of its letters, sorted by title. */
export async function projectsByDomain(db: DbOrTransaction, domain: string): Promise<ProjectCard[]> {
  const rows = await cards(db).where('domain_key', '=', foldCase(domain)).execute();
  return rows.map(toCard).sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
