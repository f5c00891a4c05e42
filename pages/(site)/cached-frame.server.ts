import { getAriaCurrent } from '../../components/site/current';
import { cachePerSite, getSite } from '../../domain/current-site';
import { isMenu, listLinks } from '../../domain/nav';
import { FOOTERLESS } from '../../domain/paths';

/** Cached headers and footers. They are most of a page's HTML, and equal on all pages with the same menu state. */
const frames = cachePerSite(() => new Map<string, Record<Part, string>>());
type Part = 'header' | 'footer';

const menuLinks = cachePerSite(() => [
  ...getSite().menus.header.flatMap(item =>
    isMenu(item) ? [...listLinks(item), ...(item.all ? [item.all] : [])] : [item],
  ),
  ...getSite().menus.footer.flatMap(({ links }) => links),
]);

/** Returns a key of everything in which two frames can differ. */
const getCacheKey = (path: string) =>
  [new Date().getFullYear(), ...menuLinks().map(link => getAriaCurrent(link, path))].join();

/** Returns the position of a part of the frame: the header is the first one, the footer the last. */
function findPart(html: string, part: Part): [from: number, until: number] {
  const from = part === 'header' ? html.indexOf('<header') : html.lastIndexOf('<footer');
  return [from, html.indexOf(`</${part}>`, from) + `</${part}>`.length];
}

/** The header and footer of a page being rendered. */
export type Frame = {
  /** Whether the frame is cached. The page then contains empty placeholders. */
  isCached: boolean;
  /** Inserts the cached frame into the rendered page, or caches the frame that was rendered. */
  insertInto: (html: string) => string;
};

/**
 * Returns the frame for the page at `path`. Read once, because the site may change during the render. Ids in a cached
 * frame fit every page, because React derives them from their position.
 * @returns undefined for a page without footer
 */
export function findFrame(path: string): Frame | undefined {
  if (FOOTERLESS.includes(path)) return undefined;
  const cache = frames();
  const key = getCacheKey(path);
  const cached = cache.get(key);
  return {
    isCached: cached !== undefined,
    insertInto(html) {
      const header = findPart(html, 'header');
      const footer = findPart(html, 'footer');
      if (!cached) {
        cache.set(key, { header: html.slice(...header), footer: html.slice(...footer) });
        return html;
      }
      return (
        html.slice(0, header[0]) +
        cached.header +
        html.slice(header[1], footer[0]) +
        cached.footer +
        html.slice(footer[1])
      );
    },
  };
}
