import type { PageContextServer } from 'vike/types';
import type { PosterCard } from '../../components/cases/poster-rule';
import type { Landing } from '../../content/landings/types';
import { breadcrumbList, faqPage, service } from '../../content/structured-data';
import type { CaseCard } from '../../domain/kinds/case';
import { screens } from '../../domain/paths';
import { PRERENDER_ORIGIN } from '../../domain/public-settings';
import { storedStructuredData } from './stored-structured-data';

/** JSON-LD of a landing page: where it stands, what it sells, and its questions if it has any. */
export const landingStructuredData =
  ({ screen, crumbs, seo, service: { name, type }, sections }: Landing) =>
  (pageContext: PageContextServer): object[] => {
    const { siteUrl = PRERENDER_ORIGIN, stored } = pageContext;
    const { path } = screens[screen];
    if (stored) return storedStructuredData(stored, siteUrl, path);
    return [
      breadcrumbList(siteUrl, crumbs),
      service(siteUrl, { name, type, description: seo.description, path }),
      ...sections.filter(section => section.kind === 'faq').map(({ items }) => faqPage(items)),
    ];
  };

/** The cases a page shows among other things. */
export type ShownCases = { cases: PosterCard[] };

/** Makes a page's `+data`: the cases with these titles, in this order, as far as they exist, arranged as the page shows them. */
export const casesWithTitles =
  (titles: readonly string[], arranged: (cases: CaseCard[]) => PosterCard[]) =>
  async ({ api }: PageContextServer): Promise<ShownCases> => {
    const cases = await api.cases.byTitles({ titles: [...titles] });
    return { cases: arranged(cases) };
  };
