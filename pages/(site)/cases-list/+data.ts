import type { PageContextServer } from 'vike/types';
import { getPosterPlaces } from '../../../components/cases/poster-places';
import type { PosterCard } from '../../../components/cases/poster-rule';
import { getSite } from '../../../content/site';
import { CASES_PER_PAGE, FILTERS_SHOWN_MAX } from '../../../domain/limits';
import { LIST_PARAMETERS } from '../../../domain/paths';
import { readVisibleList, type VisibleList } from '../list-state';
import { toPoster } from '../posters.server';

/** The data of the cases list at a URL. */
export type CasesData = VisibleList<PosterCard> & {
  /** Number of cases without filters. */
  all: number;
  /** Available filters with their number of cases. */
  domains: { domain: string; count: number }[];
};

type Counts = { domain: string; count: number }[];

const contains = (domain: string, part: string) => domain.toLowerCase().includes(part.toLowerCase());

/** Orders industries as configured, then other domains by size. */
function sortFilters(counts: Counts): Counts {
  const others = counts
    .filter(({ domain }) => !getSite().industries.some(industry => contains(domain, industry)))
    .toSorted((a, b) => b.count - a.count);
  return [...getSite().industries, ...others.map(({ domain }) => domain)].map(domain => ({
    domain,
    count: counts.reduce((sum, found) => sum + (contains(found.domain, domain) ? found.count : 0), 0),
  }));
}

/** Returns the list at a URL. @throws a redirect to the not-found page if the list has no such page */
export async function data(pageContext: PageContextServer): Promise<CasesData> {
  const { cases } = pageContext.api;
  const list = await readVisibleList(pageContext, {
    filterName: LIST_PARAMETERS.cases,
    perPage: CASES_PER_PAGE,
    read: ({ filters, ...range }) => cases.browse({ ...range, domains: filters }),
  });
  return {
    ...list,
    items: toPoster(list.items, getPosterPlaces),
    domains: sortFilters(list.domains).filter(
      ({ domain }, index) => index < FILTERS_SHOWN_MAX || list.state.filters.includes(domain),
    ),
  };
}
