import type { DbOrTransaction } from '../db/connection';
import { pageStore } from '../db/pages';
import { getSite } from '../domain/current-site';
import { screens } from '../domain/paths';
import type { SectionName } from '../domain/sections';
import { getSectionName } from '../domain/sections/name';
import { fillFacts } from '../domain/site-tokens';
import { builtInPages } from '../site-data/shown';
import { listPages } from '../use-cases/content/list-pages';

/** Facts in every page’s head, header or footer. */
const FRAME_FACTS = ['name', 'brandSuffix', 'line', 'email', 'office.title', 'social', 'accent'] as const;

const FORM_FACTS = ['answerTime', 'office.clock.name', 'requestTypes'];
/** Facts that sections show without tokens. Facts in texts are found by their tokens. */
const SECTION_FACTS: Partial<Record<SectionName, readonly string[]>> = {
  'contact letter': FORM_FACTS,
  'contact strip': FORM_FACTS,
  'contact week': FORM_FACTS,
  'contact writer': FORM_FACTS,
  'chooser tabs': ['name', 'accentName'],
  fees: ['answerTime'],
  'people contacts': ['office.clock.name'],
  'figures agency': ['founded', 'stats.clients', 'stats.projects', 'team'],
  'figures tall': ['founded', 'stats.clients', 'stats.projects', 'team'],
  office: ['email', 'phone', 'supportLanguages'],
  reviews: ['rating.value', 'rating.of', 'rating.by'],
  team: ['accentName', 'office.clock.timeZone', 'office.clock.name'],
  'people teams': ['team'],
};

/** Number of public pages, and of those that mention a fact, by the fact’s path (`address.locality`). */
type FactUses = { pages: number; uses: Record<string, number> };

export async function countFactUses(db: DbOrTransaction): Promise<FactUses> {
  const publicPages = (await listPages(db)).filter(({ slug }) => slug !== undefined);
  const storedPages = await pageStore.listByIds(
    db,
    publicPages.flatMap(({ _id, written }) => (written ? [_id] : [])),
  );
  const writtenById = new Map(storedPages.map(page => [page._id, page]));
  const uses: Record<string, number> = {};
  for (const { _id, slug } of publicPages) {
    const page = writtenById.get(_id) ?? builtInPages[_id];
    const names = page?.sections.map(section => getSectionName(section) as SectionName) ?? [];
    const mentionedFacts = new Set<string>([
      ...(slug === screens.notFound.path ? ['name', 'email'] : FRAME_FACTS),
      ...names.flatMap(name => SECTION_FACTS[name] ?? []),
    ]);
    fillFacts(page, mentionedFacts);
    // Sections show no rating facts unless a rating is set.
    if (!getSite().rating) for (const path of SECTION_FACTS.reviews ?? []) mentionedFacts.delete(path);
    for (const path of mentionedFacts) uses[path] = (uses[path] ?? 0) + 1;
  }
  return { pages: publicPages.length, uses };
}
