import { getAriaCurrent } from '../../components/site/current';
import { footerColumns, isMenu, linksOf, mainNav } from '../../content/nav';
import { perSite } from '../../content/per-site';
import { FOOTERLESS } from '../../domain/paths';

/** Header and footer are most of what many pages draw, and the same on all pages that the menus mark alike. */
const frames = perSite(() => new Map<string, Record<Part, string>>());
type Part = 'header' | 'footer';

const menuLinks = perSite(() => [
  ...mainNav().flatMap(item => (isMenu(item) ? [...linksOf(item), ...(item.all ? [item.all] : [])] : [item])),
  ...footerColumns().flatMap(({ links }) => links),
]);

/** All that two frames differ in. */
const keyOf = (path: string) =>
  [new Date().getFullYear(), ...menuLinks().map(link => getAriaCurrent(link, path))].join();

/** Where a part of the frame stands in a page: its header is the first one, its footer the last. */
function placeOf(html: string, part: Part): [from: number, until: number] {
  const from = part === 'header' ? html.indexOf('<header') : html.lastIndexOf('<footer');
  return [from, html.indexOf(`</${part}>`, from) + `</${part}>`.length];
}

/** Header and footer of one page that is being drawn. */
export type Frame = {
  /** They were drawn before: empty elements hold their places in the page. */
  isKept: boolean;
  /** Puts the kept ones into the page that was drawn, or keeps what it drew. */
  into: (html: string) => string;
};

/**
 * The frame for the page at `path`, looked up once: the site may change while the page is drawn. The ids in a kept one fit
 * everywhere: React names them by where they stand, and that is the same in all pages.
 * @returns undefined for a page without footer.
 */
export function frameOf(path: string): Frame | undefined {
  if (FOOTERLESS.includes(path)) return undefined;
  const known = frames();
  const key = keyOf(path);
  const kept = known.get(key);
  return {
    isKept: kept !== undefined,
    into(html) {
      const header = placeOf(html, 'header');
      const footer = placeOf(html, 'footer');
      if (!kept) {
        known.set(key, { header: html.slice(...header), footer: html.slice(...footer) });
        return html;
      }
      return (
        html.slice(0, header[0]) +
        kept.header +
        html.slice(header[1], footer[0]) +
        kept.footer +
        html.slice(footer[1])
      );
    },
  };
}
