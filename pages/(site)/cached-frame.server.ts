import { toAriaCurrent } from '../../components/site/current';
import { cachePerSite, getSite } from '../../domain/current-site';
import { isMenu, listLinks } from '../../domain/nav';
import { FOOTERLESS_PATHS } from '../../domain/paths';

/** Headers and footers make up most of a page's HTML and are identical on pages with the same menu state. */
const getFrames = cachePerSite(() => new Map<string, Record<Part, string>>());
type Part = 'header' | 'footer';

const listMenuLinks = cachePerSite(() => [
  ...getSite().menus.header.flatMap(entry =>
    isMenu(entry) ? [...listLinks(entry), ...(entry.all ? [entry.all] : [])] : [entry],
  ),
  ...getSite().menus.footer.flatMap(({ links }) => links),
]);

/** Returns a key made of everything in which two frames can differ. */
const getCacheKey = (path: string) =>
  [new Date().getFullYear(), ...listMenuLinks().map(link => toAriaCurrent(link, path))].join();

/** Finds the header, which is the page's first `<header>`, or the footer, which is the last `<footer>`. */
function findPart(html: string, part: Part): [from: number, until: number] {
  const from = part === 'header' ? html.indexOf('<header') : html.lastIndexOf('<footer');
  return [from, html.indexOf(`</${part}>`, from) + `</${part}>`.length];
}

/** Header and footer of the page that is being rendered. */
export type Frame = {
  /** If true, the page is rendered with empty placeholders for the header and footer. */
  isCached: boolean;
  /** Inserts the cached frame into the rendered page, or caches the frame that was rendered. */
  insertInto: (html: string) => string;
};

/**
 * Returns a page's frame. Must be called once per render, because the site may change between renders. IDs in a cached
 * frame fit every page, because React derives them from their position.
 * @returns undefined for a page without a footer.
 */
export function findFrame(path: string): Frame | undefined {
  if (FOOTERLESS_PATHS.includes(path)) return undefined;
  const cache = getFrames();
  const key = getCacheKey(path);
  const cachedFrame = cache.get(key);
  return {
    isCached: cachedFrame !== undefined,
    insertInto(html) {
      const header = findPart(html, 'header');
      const footer = findPart(html, 'footer');
      if (!cachedFrame) {
        cache.set(key, { header: html.slice(...header), footer: html.slice(...footer) });
        return html;
      }
      return (
        html.slice(0, header[0]) +
        cachedFrame.header +
        html.slice(header[1], footer[0]) +
        cachedFrame.footer +
        html.slice(footer[1])
      );
    },
  };
}
