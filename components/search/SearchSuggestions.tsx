import { getCasesPath, screens } from '../../domain/paths';
import type { HeroByName } from '../../domain/sections/heroes';
import { Lines } from '../sections/rows/Lines';

type SearchSuggestionsProps = { head: Omit<HeroByName<'search'>, 'kind'>; q: string; cases: number };

export const SearchSuggestions = ({ head, q, cases }: SearchSuggestionsProps) => (
  <Lines
    title={q ? head.nothing.replace('{q}', () => q) : head.start}
    note={q ? head.advice : head.note}
    ground="grey"
    items={[
      { ...head.cases, text: head.cases.text.replace('{n}', String(cases)), href: getCasesPath() },
      { ...head.pages, href: screens.sitemap.path },
      { ...head.person, href: screens.contact.path },
    ]}
  />
);
