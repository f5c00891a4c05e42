import type { PageContextServer } from 'vike/types';
import { getSite } from '../../../domain/current-site';
import { isInIndustry } from '../../../domain/industries';
import { kinds } from '../../../domain/kinds';
import { SITEMAP_ITEMS_MAX } from '../../../domain/limits';
import { furtherItemLists, getArticlePath, getCasePath, getItemPath } from '../../../domain/paths';
import { preventHyphenBreaks } from '../../../domain/unbroken';

/** `topic` is the industry of a case or the first tag of an article. */
export type ListedItem = { href: string; title: string; topic: string };
/** The newest items of a kind. `total` also counts older ones. */
export type ListedItems = { items: ListedItem[]; total: number };
export type SitemapData = {
  cases: ListedItems;
  articles: ListedItems;
  /** Lists other than cases and articles. */
  furtherLists: (ListedItems & { title: string; href: string })[];
};

/** Domains that aren't industries come last. */
function getRank(domain: string): number {
  const index = getSite().industries.findIndex(industry => isInIndustry(domain, industry));
  return index === -1 ? getSite().industries.length : index;
}

export async function data({ api }: PageContextServer): Promise<SitemapData> {
  const cases = await api.cases.list({ limit: SITEMAP_ITEMS_MAX });
  const articles = await api.articles.list({ limit: SITEMAP_ITEMS_MAX });
  const furtherLists = await Promise.all(
    furtherItemLists.map(async ({ name, kind, title, path }) => {
      const { items, total } = await api[kinds[kind].nouns].list({ limit: SITEMAP_ITEMS_MAX });
      const links = items.map(({ slug, title }) => ({
        href: getItemPath(name, slug),
        title: preventHyphenBreaks(title),
        topic: '',
      }));
      return { title, href: path, items: links, total };
    }),
  );
  return {
    furtherLists,
    cases: {
      items: cases.items
        .map(({ slug, title, domain }) => ({
          href: getCasePath(slug),
          title: preventHyphenBreaks(title),
          topic: domain,
        }))
        .sort((first, second) => getRank(first.topic) - getRank(second.topic)),
      total: cases.total,
    },
    articles: {
      items: articles.items.map(({ slug, title, tags: [topic = ''] }) => ({
        href: getArticlePath(slug),
        title: preventHyphenBreaks(title),
        topic,
      })),
      total: articles.total,
    },
  };
}
