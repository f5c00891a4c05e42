import type { PageContextServer } from 'vike/types';
import { INDUSTRIES } from '../../../domain/industries';
import { SITEMAP_CASES_MAX } from '../../../domain/limits';
import { unbroken } from '../../../domain/unbroken';

/** A case as the sitemap names it. */
export type ListedCase = { slug: string; title: string; domain: string };
export type SitemapData = { cases: ListedCase[]; total: number };

/** Where a domain stands among the industries; one that is none of them stands after all. */
function rank(domain: string): number {
  const found = INDUSTRIES.findIndex(industry => domain.toLowerCase().includes(industry.toLowerCase()));
  return found === -1 ? INDUSTRIES.length : found;
}

/** The newest cases, industry by industry, and how many there are in all. */
export async function data({ api }: PageContextServer): Promise<SitemapData> {
  const { items, total } = await api.cases.list({ limit: SITEMAP_CASES_MAX });
  const cases = items.map(({ slug, title, domain }) => ({ slug, title: unbroken(title), domain }));
  return { cases: cases.sort((one, other) => rank(one.domain) - rank(other.domain)), total };
}
