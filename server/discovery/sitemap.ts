import { Readable } from 'node:stream';
import { EnumChangefreq, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import type { Db } from '../../db/connection';
import { itemAddresses } from '../../db/items';
import { ARTICLES_PER_PAGE, CASES_PER_PAGE } from '../../domain/limits';
import { pageCount } from '../../domain/paging';
import { articlePath, blogPath, casePath, casesPath, type ListState, screens } from '../../domain/paths';

type Address = { slug: string; updatedAt: string };

const newestOf = (addresses: readonly Address[]) =>
  addresses
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

/** The pages of a list after the first, which is a screen of its own. */
const laterPages = (total: number, perPage: number, path: (state: ListState) => string) =>
  Array.from({ length: pageCount(total, perPage) - 1 }, (_, index) =>
    path({ from: index + 2, to: index + 2, filters: [] }),
  );

/** Every canonical address as an XML sitemap; what comes from the database says when it last changed. */
export async function sitemapXml(db: Db, siteUrl: string): Promise<Buffer> {
  const cases = await itemAddresses(db, 'project');
  const articles = await itemAddresses(db, 'article');
  const lists: Record<string, string | undefined> = {
    [screens.cases.path]: newestOf(cases),
    [screens.blog.path]: newestOf(articles),
  };
  const items: SitemapItemLoose[] = [
    ...Object.values(screens)
      .filter(({ path }) => path !== screens.notFound.path)
      .map(({ path }) => ({ url: path, lastmod: lists[path] })),
    ...laterPages(cases.length, CASES_PER_PAGE, casesPath).map(url => ({
      url,
      lastmod: newestOf(cases),
      changefreq: EnumChangefreq.WEEKLY,
    })),
    ...laterPages(articles.length, ARTICLES_PER_PAGE, blogPath).map(url => ({
      url,
      lastmod: newestOf(articles),
      changefreq: EnumChangefreq.WEEKLY,
    })),
    ...cases.map(({ slug, updatedAt }) => ({ url: casePath(slug), lastmod: updatedAt })),
    ...articles.map(({ slug, updatedAt }) => ({ url: articlePath(slug), lastmod: updatedAt })),
  ];
  return streamToPromise(Readable.from(items).pipe(new SitemapStream({ hostname: siteUrl })));
}
