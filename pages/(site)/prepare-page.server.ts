import type { PageContextServer } from 'vike/types';
import { getMediumsFirstPlaces, getTilePlaces } from '../../components/cases/poster-places';
import type { PosterCard } from '../../components/cases/poster-rule';
import { loadStored, type StoredContent } from '../../components/stored/StoredPage';
import { builtInPages } from '../../content/built-in-pages';
import { withDrawings } from '../../content/drawings';
import { askedBy, type Prefill, prefillOf } from '../../content/prefill';
import { site } from '../../content/site';
import { withFacts } from '../../content/with-facts';
import type { Ground } from '../../domain/grounds';
import type { PageInput } from '../../domain/kinds/page';
import { DOMAIN_CASES_MAX } from '../../domain/limits';
import { screenAt, wholeList } from '../../domain/paths';
import { kindOfSection, type Section } from '../../domain/sections';
import { hasOwnPart } from '../../domain/sections/heroes';
import { ogImagePath, type Seo } from '../../domain/seo';
import { nextMonday } from '../../domain/start-dates';
import type { Caller } from '../../trpc/router';
import { pickDomainCases } from './fintech-cases';
import { asSlides, posterAbove } from './posters.server';
import { screenCrumbs } from './screen-crumbs';
import { shownPage } from './shown-page';

type Piece = StoredContent['hero'];

/** Cases that a section shows when nobody chose. */
const NEWEST = 3;

const GROUNDS: Record<string, Ground> = { white: 'W', grey: 'G', grey2: 'G', black: 'K', red: 'R' };

/** The ground of the section that a poster touches; below the last one is the footer's. */
function groundOf(section: Piece | undefined): Ground {
  if (!section) return 'G';
  return GROUNDS[String(section.ground ?? kindOfSection(section)?.ground)] ?? 'W';
}

type WithCases = Extract<Section, { kind: 'cases' }>;
const showsCases = (section: Piece): section is Piece & WithCases => section.kind === 'cases';

/** Whether a page says more than its words and the facts: case studies, a date, what its address asks for. */
export const asksDatabase = ({ hero, sections }: Pick<PageInput, 'hero' | 'sections'>): boolean =>
  hero.kind === 'contact' || sections.some(section => showsCases(section) || section.kind === 'startDates');

/** How a page is asked for; without a caller while the build makes it. */
type Asked = { api?: Caller | undefined; query?: URLSearchParams; isBuiltIn?: boolean };
type AskedOfDatabase = Omit<Asked, 'api'> & { api: Caller };

/**
 * The case studies of a section: those chosen, by title; else those of its domain; else the newest. A built-in page does
 * without those that are missing (rule 20).
 */
async function casesOf(
  { api, isBuiltIn }: AskedOfDatabase,
  path: string | undefined,
  section: WithCases,
  below: Piece | undefined,
): Promise<PosterCard[]> {
  const { chosen = [], domain } = section;
  const found =
    chosen.length > 0
      ? await api.cases.byTitles({ titles: [...chosen] })
      : domain
        ? pickDomainCases(path, domain, await api.cases.ofDomain({ domain, limit: DOMAIN_CASES_MAX }))
        : [];
  const isWhole = found.length > 0 || (isBuiltIn && section.variant !== 'slides');
  const limit = isBuiltIn ? chosen.length : NEWEST;
  const cases = isWhole ? found : (await api.cases.list({ limit })).items;
  if (section.variant === 'slides') return asSlides(cases);
  if (section.variant === 'pairs') return posterAbove(groundOf(below), getTilePlaces)(cases);
  return section.first === 'mediums'
    ? posterAbove(groundOf(below), getMediumsFirstPlaces)(cases)
    : posterAbove(groundOf(below))(cases);
}

/** What the address of the contact page has said for the visitor already, in the words of the closing it comes from. */
async function readPrefill(api: Caller, query: URLSearchParams): Promise<Prefill> {
  const asked = askedBy(query);
  return prefillOf(
    query,
    asked === undefined ? undefined : withFacts(await api.pages.closing({ kind: asked })),
  );
}

/** A title that begins with the name of the site stands as it is (rule 14). */
function titleOf(written: string): Pick<Seo, 'title' | 'customTitle'> {
  const name = `${site.name} | `;
  return written.startsWith(name)
    ? { title: written.slice(name.length), customTitle: written }
    : { title: written };
}

/** A page as it is shown, built in or written by staff. What is not finished shows as far as it goes. */
export async function preparePage(page: PageInput, asked: Asked): Promise<StoredContent> {
  const { title, meta_title, meta_description, image, service } = withFacts({
    title: page.title ?? '',
    meta_title: page.meta_title,
    meta_description: page.meta_description ?? '',
    image: page.image,
    service: page.service,
  });
  const { crumbs, hero, sections } = shownPage(page, content => withDrawings(withFacts(content)));
  await loadStored({ hero, sections });
  const screen = screenAt(page.address);
  const picture = image || (screen && ogImagePath('page', screen));
  const { api, query, isBuiltIn } = asked;
  return {
    seo: {
      ...titleOf(meta_title || title),
      description: meta_description,
      ...(picture && { image: picture }),
    },
    // Where a page is right below home, menus may call it otherwise.
    crumbs: isBuiltIn && screen && page.above.length === 0 ? screenCrumbs(screen) : crumbs,
    service: service?.name ? service : undefined,
    ...(hasOwnPart(page.address) && { own: true }),
    hero: hero.kind === 'contact' && api && query ? { ...hero, ...(await readPrefill(api, query)) } : hero,
    sections: await Promise.all(
      sections.map(async (section, index) => {
        if (showsCases(section))
          return {
            ...section,
            cases: api ? await casesOf({ ...asked, api }, page.address, section, sections[index + 1]) : [],
          };
        if (section.kind === 'startDates')
          return { ...section, monday: nextMonday(new Date(), site.office.clock.timeZone) };
        return section;
      }),
    ),
  };
}

/**
 * The page at an address: as staff wrote it, else as the site has it by itself. There is no caller while the build makes
 * pages.
 */
export async function findPage(pageContext: PageContextServer): Promise<StoredContent | undefined> {
  const { urlPathname, urlParsed } = pageContext;
  const { api }: Partial<PageContextServer> = pageContext;
  const written = await api?.pages.at({ path: wholeList(urlPathname) });
  const page = written ?? builtInPages[screenAt(urlPathname) ?? ''];
  const query = new URLSearchParams(urlParsed.searchOriginal ?? '');
  return page && preparePage(page, { api, query, isBuiltIn: !written });
}
