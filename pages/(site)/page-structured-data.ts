import type { StoredContent } from '../../components/stored/StoredPage';
import { getSite } from '../../domain/current-site';
import { findScreen, type ScreenName, SEARCH_PARAMETERS, screens } from '../../domain/paths';
import type { Section, SectionByName, SectionName } from '../../domain/sections';
import { getSectionName } from '../../domain/sections/name';
import type { Breadcrumb } from '../../domain/seo';
import {
  createAgencyReference,
  createBreadcrumbList,
  createFaqPage,
  createService as serviceData,
} from '../../domain/structured-data';

type ShownPage = Pick<StoredContent, 'crumbs' | 'seo' | 'service' | 'hero' | 'sections'>;

/** Schema.org types of screens. */
const PAGE_TYPES: Partial<Record<ScreenName, string>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  process: 'WebPage',
  privacy: 'WebPage',
  sitemap: 'CollectionPage',
};

function listSections<Name extends SectionName>({ sections }: ShownPage, name: Name): SectionByName<Name>[] {
  return (sections as unknown as Section[]).filter(
    (section): section is SectionByName<Name> => getSectionName(section) === name,
  );
}

const createWebSite = (siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: getSite().name,
  url: `${siteUrl}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${siteUrl}${screens.search.path}?${SEARCH_PARAMETERS.q}={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/**
 * Returns breadcrumbs and the screen.
 * @param details additional properties of the screen.
 */
export const getScreenData = (
  name: ScreenName,
  crumbs: readonly Breadcrumb[],
  siteUrl: string,
  details?: object,
): object[] => [
  createBreadcrumbList(siteUrl, crumbs),
  {
    '@context': 'https://schema.org',
    '@type': PAGE_TYPES[name],
    name: crumbs.at(-1)?.title,
    url: `${siteUrl}${screens[name].path}`,
    ...details,
  },
];

function findDetails(name: ScreenName, page: ShownPage, siteUrl: string): object | undefined {
  if (name === 'about') return { description: getSite().line, mainEntity: createAgencyReference(siteUrl) };
  if (name === 'privacy') return { datePublished: page.hero.effective, dateModified: page.hero.updated };
  if (name === 'process') {
    const [stages] = listSections(page, 'rows stages');
    return stages && { mainEntity: toGuide(stages) };
  }
  if (name === 'services') {
    const [offers] = listSections(page, 'cells grid');
    return offers && { mainEntity: toOffers(offers, siteUrl) };
  }
}

const toGuide = ({ items }: SectionByName<'rows stages'>) => ({
  '@type': 'HowTo',
  name: 'How a software project runs',
  step: items.map(({ title, text }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: title,
    text,
  })),
});

const toOffers = ({ title, items }: SectionByName<'cells grid'>, siteUrl: string) => ({
  '@type': 'ItemList',
  name: title,
  itemListElement: items.map(({ title, text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'Service', name: title, description: text, ...(href && { url: `${siteUrl}${href}` }) },
  })),
});

export function getPageStructuredData(page: ShownPage, siteUrl: string, path: string): object[] {
  const name = findScreen(path);
  const questions = listSections(page, 'accordion questions').map(({ items }) => createFaqPage(items));
  if (name === 'home') return [createWebSite(siteUrl), ...questions];
  if (name && name in PAGE_TYPES)
    return getScreenData(name, page.crumbs, siteUrl, findDetails(name, page, siteUrl));
  const { service, seo } = page;
  return [
    createBreadcrumbList(siteUrl, page.crumbs),
    ...(service ? [serviceData(siteUrl, { ...service, description: seo.description, path })] : []),
    ...questions,
  ];
}
