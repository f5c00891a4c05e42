import type { PageContextServer } from 'vike/types';
import { INDUSTRIES } from '../../../domain/industries';

/** A case as the sitemap names it. */
export type ListedCase = { slug: string; title: string; domain: string };
export type SitemapData = { cases: ListedCase[]; total: number };

/** Where a domain stands among the industries; one that is none of them stands after all. */
function rank(domain: string): number {
  const found = INDUSTRIES.findIndex(industry => domain.toLowerCase().includes(industry.toLowerCase()));
  return found === -1 ? INDUSTRIES.length : found;
}

/** Every case, industry by industry. */
export async function data({ api }: PageContextServer): Promise<SitemapData> {
  const cases: ListedCase[] = [];
  let total: number;
  do {
    const read = await api.projects.list({ offset: cases.length });
    total = read.total;
    if (read.items.length === 0) break;
    cases.push(...read.items.map(({ slug, title, domain }) => ({ slug, title, domain })));
  } while (cases.length < total);
  return { cases: cases.sort((one, other) => rank(one.domain) - rank(other.domain)), total };
}
