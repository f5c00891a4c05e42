import type { PageContextServer } from 'vike/types';
import { replaceWithDrawings } from '../../art/drawings';
import { getScreenCrumbs } from '../../components/site/screen-crumbs';
import { loadStoredViews, type StoredContent } from '../../components/stored/StoredPage';
import { completeClosing } from '../../domain/closings';
import { findClosing, getPrefill, type Prefill } from '../../domain/closings/prefill';
import { findManager, findWriter } from '../../domain/colleague';
import { getSite } from '../../domain/current-site';
import type { Ground } from '../../domain/grounds';
import type { CaseCard } from '../../domain/kinds/case';
import type { PageInput } from '../../domain/kinds/page';
import { DOMAIN_CASES_MAX } from '../../domain/limits';
import { getHourIn } from '../../domain/office-light';
import { findScreen, stripPageNumber } from '../../domain/paths';
import { findSectionKind, type SectionName } from '../../domain/sections';
import { hasOwnContent } from '../../domain/sections/heroes';
import { getSectionName } from '../../domain/sections/name';
import { getOgImagePath, type Seo } from '../../domain/seo';
import { fillFacts } from '../../domain/site-tokens';
import { getNextMonday } from '../../domain/start-dates';
import { builtInClosings } from '../../site-data';
import { builtInPages } from '../../site-data/shown';
import type { Caller } from '../../trpc/router';
import { pickDomainCases } from './fintech-cases';
import { type CasesSection, isCasesSection, toCasesSection } from './posters.server';
import { toShownPage } from './shown-page';

type StoredSection = StoredContent['hero'];

/** Number of cases in a section without a selection. */
const NEWEST_CASES = 3;

const WEEK_OF_CALLS: SectionName = 'contact week';

const GROUNDS: Record<string, Ground> = { white: 'W', grey: 'G', grey2: 'G', black: 'K', red: 'R' };

/** Returns a section's background, or the footer's after the last section. */
function getGround(section: StoredSection | undefined): Ground {
  if (!section) return 'G';
  return GROUNDS[String(section.ground ?? findSectionKind(section)?.ground)] ?? 'W';
}

/**
 * Returns whether a page can't be prerendered. Cases and prefilled messages need the database, and start dates and the
 * light on portraits depend on the time.
 */
export const needsDatabase = ({ hero, sections }: Pick<PageInput, 'hero' | 'sections'>): boolean =>
  hero.kind === 'contact' ||
  getSectionName(hero) === 'head people' ||
  sections.some(
    section =>
      isCasesSection(section) || section.kind === 'startDates' || getSectionName(section) === WEEK_OF_CALLS,
  );

/** `api` is undefined during the build. */
type PageRequest = {
  api?: Caller | undefined;
  query?: URLSearchParams;
  isBuiltIn?: boolean;
  /** Whether visitors book calls on another site. */
  booksElsewhere?: boolean;
};
export type DatabaseRequest = Omit<PageRequest, 'api'> & { api: Caller };

/**
 * Lists the cases selected by title, otherwise the domain's, otherwise the newest. Built-in pages skip missing cases
 * (rule 20).
 */
async function listCases(
  { api, isBuiltIn }: DatabaseRequest,
  path: string | undefined,
  section: CasesSection,
): Promise<CaseCard[]> {
  const { chosen: chosenIds = [], domain } = section;
  const foundCases =
    chosenIds.length > 0
      ? await api.cases.byTitles({ titles: [...chosenIds] })
      : domain
        ? pickDomainCases(path, domain, await api.cases.ofDomain({ domain, limit: DOMAIN_CASES_MAX }))
        : [];
  const hasOwnCases = foundCases.length > 0 || (isBuiltIn && section.variant !== 'slides');
  const limit = isBuiltIn ? chosenIds.length : NEWEST_CASES;
  return hasOwnCases ? foundCases : (await api.cases.list({ limit })).items;
}

/** Reads the prefilled message of the closing from which the visitor came. */
async function readPrefill(api: Caller, query: URLSearchParams): Promise<Prefill> {
  const kind = findClosing(query);
  return getPrefill(builtInClosings, query, kind && (await api.pages.closing({ kind })));
}

/** Adds the writer. A week of calls also gets the free times of a manager, who becomes the writer. */
async function prepareForm(
  section: StoredSection,
  writer: string | undefined,
  { api, booksElsewhere }: PageRequest,
): Promise<StoredSection> {
  if (getSectionName(section) !== WEEK_OF_CALLS || !api || booksElsewhere) return { ...section, writer };
  const week = await api.bookings.soon({ managerKey: findManager(findWriter(writer).key)?.key });
  if (week.days.length === 0) return { ...section, writer };
  return { ...section, writer: findManager(week.managerKey)?.name, week };
}

/** Keeps a title that starts with the site's name unchanged (rule 14). */
function toTitle(title: string): Pick<Seo, 'title' | 'customTitle'> {
  const name = `${getSite().name} | `;
  return title.startsWith(name) ? { title: title.slice(name.length), customTitle: title } : { title };
}

/** Prepares a page, which may be incomplete, for rendering. */
export async function preparePage(page: PageInput, request: PageRequest): Promise<StoredContent> {
  const { title, meta_title, meta_description, image, service } = fillFacts({
    title: page.title ?? '',
    meta_title: page.meta_title,
    meta_description: page.meta_description ?? '',
    image: page.image,
    service: page.service,
  });
  const { crumbs, hero, sections } = toShownPage(page, content =>
    replaceWithDrawings(fillFacts(completeClosing(builtInClosings, content))),
  );
  const screen = findScreen(page.address);
  const imageUrl = image || (screen && getOgImagePath('page', screen));
  const { api, query, isBuiltIn } = request;
  const preparedSections = await Promise.all(
    sections.map(async (section, index) => {
      if (isCasesSection(section))
        return toCasesSection(
          section,
          api ? await listCases({ ...request, api }, page.address, section) : [],
          getGround(sections[index + 1]),
        );
      if (section.kind === 'contact') return prepareForm(section, page.writer, request);
      if (section.kind === 'startDates')
        return { ...section, monday: getNextMonday(new Date(), getSite().office.clock.timeZone) };
      if (getSectionName(section) === 'people portraits')
        return { ...section, hour: getHourIn(getSite().office.clock.timeZone, new Date()) };
      return section;
    }),
  );
  await loadStoredViews({ hero, sections: preparedSections });
  return {
    seo: {
      ...toTitle(meta_title || title),
      description: meta_description,
      ...(imageUrl && { image: imageUrl }),
    },
    // Menus may have another name for a top-level screen.
    crumbs: isBuiltIn && screen && page.above.length === 0 ? getScreenCrumbs(screen) : crumbs,
    service: service?.name ? service : undefined,
    ...(hasOwnContent(page.address) && { own: true }),
    hero:
      hero.kind === 'contact' && api && query
        ? { ...hero, ...(await readPrefill(api, query)), renderedAt: new Date().toISOString() }
        : hero,
    sections: preparedSections,
  };
}

/** Finds a stored page, or else a built-in one. During the build, only built-in pages exist. */
export async function findPage(pageContext: PageContextServer): Promise<StoredContent | undefined> {
  const { urlPathname, urlParsed, settings } = pageContext;
  const { api }: Partial<PageContextServer> = pageContext;
  const customPage = await api?.pages.at({ path: stripPageNumber(urlPathname) });
  const page = customPage ?? builtInPages[findScreen(urlPathname) ?? ''];
  const query = new URLSearchParams(urlParsed.searchOriginal ?? '');
  return (
    page &&
    preparePage(page, {
      api,
      query,
      isBuiltIn: !customPage,
      booksElsewhere: Boolean(settings?.schedulingUrl),
    })
  );
}
