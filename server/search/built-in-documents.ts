import { type Colleague, listPeople } from '../../domain/colleague';
import type { PageInput } from '../../domain/kinds/page';
import { PEOPLE_ID, type Screen, type ScreenName, screens } from '../../domain/paths';
import { joinTexts, type SearchDocument, toPageTexts } from '../../domain/search/documents';
import { fillFacts } from '../../domain/site-tokens';
import { builtInPages } from '../../site-data/shown';

/** A built-in page or person for the index. The version, a hash of the text, is computed on storing. */
type SearchPage = Omit<SearchDocument, 'kind' | 'version' | 'image'>;

/** Labels of pages that don't offer a service. */
const PAGE_LABELS: Partial<Record<ScreenName, string>> = {
  services: 'Services',
  about: 'Company',
  process: 'Company',
  contact: 'Company',
  privacy: 'Company',
};
/** Search texts of list pages, used instead of their sections. */
const LIST_DESCRIPTIONS: Partial<Record<ScreenName, string>> = {
  cases: 'Case studies: the problem, what we built and what it changed',
  blog: 'Articles: notes from the workshop',
};

const isList = (name: ScreenName) => 'list' in screens[name];

/** Derives from the path whether a page is about an industry, a technology or a service. */
function getServiceLabel({ path, aliases }: Screen): string {
  if (aliases.some(alias => alias.startsWith('/industries/'))) return 'Industry';
  return path.startsWith('/technologies/') ? 'Technology' : 'Service';
}

function listVisibleTexts(
  name: ScreenName,
  { service, meta_description, hero, sections }: PageInput,
): unknown {
  if (isList(name)) return LIST_DESCRIPTIONS[name] ?? meta_description;
  const people = name === 'about' ? listPeople() : [];
  return [service ? meta_description : '', hero, sections, people];
}

function toSearchPage(name: ScreenName, page: PageInput): SearchPage[] {
  const note = page.service ? getServiceLabel(screens[name]) : isList(name) ? 'Work' : PAGE_LABELS[name];
  if (!note) return [];
  const { path, title } = screens[name];
  return [
    {
      key: path,
      slug: path,
      title,
      note,
      ...toPageTexts(listVisibleTexts(name, page), page.writer),
    },
  ];
}

const toPersonEntry = ({ key, name, role, languages }: Colleague): SearchPage => ({
  key: `${screens.about.path}#${key}`,
  slug: `${screens.about.path}#${PEOPLE_ID}`,
  title: name,
  note: 'Person',
  headings: joinTexts([role]),
  body: joinTexts([`${role}. Speaks ${languages.join(', ')}.`]),
});

export const listSearchPages = (): SearchPage[] => [
  ...Object.entries(fillFacts(builtInPages)).flatMap(([name, page]) =>
    toSearchPage(name as ScreenName, page),
  ),
  ...listPeople().map(toPersonEntry),
];
