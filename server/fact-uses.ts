import { builtInPagesOneByOne } from '../content/built-in-pages';
import { site } from '../content/site';
import type { DbOrTransaction } from '../db/connection';
import { pageStore } from '../db/pages';
import type { PageInput } from '../domain/kinds/page';
import { screens } from '../domain/paths';
import type { SectionKind } from '../domain/sections';
import type { Site } from '../domain/site';
import { listPages } from '../use-cases/content/list-pages';
import { withSite } from './with-site';

/** What every page says around its own words: head, header, footer. */
export const IN_FRAME = ['name', 'brandSuffix', 'line', 'email', 'office.title', 'social', 'accent'] as const;

/** Facts that sections say by themselves; what built-in words say is found by reading them. */
export const IN_SECTIONS: Partial<Record<SectionKind, readonly string[]>> = {
  contact: ['answerTime', 'office.clock.name', 'requestTypes'],
  cooperation: ['name', 'accentName'],
  fees: ['answerTime'],
  managers: ['office.clock.name'],
  numbers: ['founded', 'stats.clients', 'stats.projects', 'team'],
  office: ['email', 'phone', 'supportLanguages'],
  reviews: ['rating.value', 'rating.of', 'rating.by'],
  team: ['accentName', 'office.clock.timeZone', 'office.clock.name'],
  teamChart: ['team'],
};

/** On how many pages each fact is said, by its path (`address.locality`), and how many pages there are. */
export type FactUses = { pages: number; uses: Record<string, number> };

/** Counts the pages that say each fact today, those of the agency's own among them. */
export async function factUses(db: DbOrTransaction): Promise<FactUses> {
  const read = readByBuiltIn();
  const shown = (await listPages(db)).filter(({ slug }) => slug !== undefined);
  const stored = await pageStore.byIds(
    db,
    shown.flatMap(({ _id, written }) => (written ? [_id] : [])),
  );
  const writtenById = new Map(stored.map(page => [page._id, page]));
  const uses: Record<string, number> = {};
  for (const { _id, slug } of shown) {
    const written = writtenById.get(_id);
    const built = read.get(_id);
    const kinds = (written ?? built?.page)?.sections.map(({ kind }) => kind as SectionKind) ?? [];
    const said = new Set<string>([
      ...(slug === screens.notFound.path ? ['name', 'email'] : IN_FRAME),
      ...kinds.flatMap(kind => IN_SECTIONS[kind] ?? []),
      // Staff wrote their own words in the place of those that read the facts.
      ...(written ? [] : (built?.facts ?? [])),
    ]);
    // A rating that there is not is said nowhere.
    if (!site.rating) for (const path of IN_SECTIONS.reviews ?? []) said.delete(path);
    for (const path of said) uses[path] = (uses[path] ?? 0) + 1;
  }
  return { pages: shown.length, uses };
}

/** The built-in pages, with the facts that their words read while they were put together. */
function readByBuiltIn() {
  const seen = new Set<string>();
  const found = new Map<string, { page: PageInput; facts: string[] }>();
  withSite(watched(site, '', seen) as Site, () => {
    for (const make of builtInPagesOneByOne()) {
      seen.clear();
      const [id, page] = make();
      found.set(id, { page, facts: [...seen] });
    }
  });
  return found;
}

/** An object that notes by their paths which of its values are read. */
function watched<Of extends object>(value: Of, path: string, seen: Set<string>): Of {
  return new Proxy(value, {
    get(target, key) {
      const inner: unknown = Reflect.get(target, key);
      if (typeof key !== 'string') return inner;
      const at = path ? `${path}.${key}` : key;
      // The sum of the teams is theirs.
      seen.add(at === 'stats.team' ? 'team' : at);
      return inner && typeof inner === 'object' && !Array.isArray(inner) ? watched(inner, at, seen) : inner;
    },
  });
}
