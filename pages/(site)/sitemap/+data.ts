import type { PageContextServer } from 'vike/types';
import { site } from '../../../content/site';
import { SITEMAP_ITEMS_MAX } from '../../../domain/limits';
import { articlePath, casePath } from '../../../domain/paths';
import { unbroken } from '../../../domain/unbroken';

/** An item as the sitemap names it: its title, and the industry or the subject it belongs to. */
export type ListedItem = { href: string; title: string; about: string };
/** The newest of a kind, and how many there are in all. */
export type ListedItems = { items: ListedItem[]; total: number };
export type SitemapData = { cases: ListedItems; articles: ListedItems };

/** Where a domain stands among the industries; one that is none of them stands after all. */
function rank(domain: string): number {
  const found = site.industries.findIndex(industry => domain.toLowerCase().includes(industry.toLowerCase()));
  return found === -1 ? site.industries.length : found;
}

/** The newest cases, industry by industry, and the newest articles. */
export async function data({ api }: PageContextServer): Promise<SitemapData> {
  const cases = await api.cases.list({ limit: SITEMAP_ITEMS_MAX });
  const articles = await api.articles.list({ limit: SITEMAP_ITEMS_MAX });
  return {
    cases: {
      items: cases.items
        .map(({ slug, title, domain }) => ({ href: casePath(slug), title: unbroken(title), about: domain }))
        .sort((one, other) => rank(one.about) - rank(other.about)),
      total: cases.total,
    },
    articles: {
      items: articles.items.map(({ slug, title, tags: [about = ''] }) => ({
        href: articlePath(slug),
        title: unbroken(title),
        about,
      })),
      total: articles.total,
    },
  };
}
