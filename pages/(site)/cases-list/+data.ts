import type { PageContextServer } from 'vike/types';
import { getPosterPlaces } from '../../../components/cases/poster-places';
import type { PosterCard } from '../../../components/cases/poster-rule';
import { site } from '../../../content/site';
import { CASES_PER_PAGE, FILTERS_SHOWN_MAX } from '../../../domain/limits';
import { LIST_PARAMETERS } from '../../../domain/paths';
import { readVisibleList, type VisibleList } from '../list-state';
import { asPoster } from '../posters.server';

/** What the cases list shows at this address. */
export type CasesData = VisibleList<PosterCard> & {
  /** Cases there are without any filter. */
  all: number;
  /** What a visitor may filter by, and how many cases each shows. */
  domains: { domain: string; count: number }[];
};

type Counts = { domain: string; count: number }[];

const contains = (domain: string, part: string) => domain.toLowerCase().includes(part.toLowerCase());

/** The industries in their own order, then domains that belong to none of them, the largest first. */
function filtersOf(counts: Counts): Counts {
  const others = counts
    .filter(({ domain }) => !site.industries.some(industry => contains(domain, industry)))
    .toSorted((a, b) => b.count - a.count);
  return [...site.industries, ...others.map(({ domain }) => domain)].map(domain => ({
    domain,
    count: counts.reduce((sum, found) => sum + (contains(found.domain, domain) ? found.count : 0), 0),
  }));
}

/** @throws a redirect to the not-found screen when there is no such page of the list. */
export async function data(pageContext: PageContextServer): Promise<CasesData> {
  const { cases } = pageContext.api;
  const list = await readVisibleList(pageContext, {
    filterName: LIST_PARAMETERS.cases,
    perPage: CASES_PER_PAGE,
    read: ({ filters, ...range }) => cases.browse({ ...range, domains: filters }),
  });
  return {
    ...list,
    items: asPoster(list.items, getPosterPlaces),
    domains: filtersOf(list.domains).filter(
      ({ domain }, index) => index < FILTERS_SHOWN_MAX || list.state.filters.includes(domain),
    ),
  };
}
