import { getPosterPlaces } from '../../../components/cases/poster-places';
import { addPortrait } from '../../../domain/byline';
import { getSite } from '../../../domain/current-site';
import { countInIndustry, isInIndustry } from '../../../domain/industries';
import type { ArticleCard } from '../../../domain/kinds/article';
import type { CaseCard } from '../../../domain/kinds/case';
import type { StoredCardFields } from '../../../domain/kinds/kind';
import { FILTERS_SHOWN_MAX } from '../../../domain/limits';
import { getItemPath, type ItemList, type ListedKind, type ListState } from '../../../domain/paths';
import { getOgImagePath } from '../../../domain/seo';
import { createAgencyReference } from '../../../domain/structured-data';
import { preventAllHyphenBreaks } from '../../../domain/unbroken';
import { toPoster } from '../posters.server';

export type ListedCard = StoredCardFields;
/** A filter with its number of items. */
export type Facet = { label: string; count: number };
type ListedContent = { items: ListedCard[]; facets: Facet[]; state: ListState };

/**
 * Orders industries as configured, then other domains by size.
 * @param filters can contain hidden industries
 */
function sortDomains(facets: readonly Facet[], filters: readonly string[]): Facet[] {
  const { industries, hiddenIndustries = [] } = getSite();
  const knownIndustries = [...industries, ...hiddenIndustries];
  const otherDomains = facets
    .filter(({ label }) => !knownIndustries.some(industry => isInIndustry(label, industry)))
    .toSorted((a, b) => b.count - a.count)
    .map(({ label }) => label);
  const selectedHidden = hiddenIndustries.filter(name => filters.includes(name));
  return [...industries, ...selectedHidden, ...otherDomains].map(label => ({
    label,
    count: countInIndustry(facets, label),
  }));
}

export function prepareList(
  kind: ListedKind,
  { items, facets, state }: ListedContent,
): Pick<ListedContent, 'items' | 'facets'> {
  if (kind === 'article')
    return {
      items: (items as ArticleCard[]).map(card =>
        preventAllHyphenBreaks(addPortrait(card), 'title', 'excerpt'),
      ),
      facets,
    };
  if (kind === 'case')
    return {
      items: toPoster(items as CaseCard[], getPosterPlaces),
      facets: sortDomains(facets, state.filters).filter(
        ({ label }, index) => index < FILTERS_SHOWN_MAX || state.filters.includes(label),
      ),
    };
  return { items: items.map(card => preventAllHyphenBreaks(card, 'title')), facets };
}

export function describeList(
  { name, kind, path }: ItemList,
  title: string,
  cards: ListedCard[],
  siteUrl: string,
) {
  const url = `${siteUrl}${path}`;
  const getHref = (slug: string) => `${siteUrl}${getItemPath(name, slug)}`;
  if (kind === 'article')
    return {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: title,
      url,
      inLanguage: 'en',
      publisher: createAgencyReference(siteUrl),
      blogPost: (cards as ArticleCard[]).map(
        ({ slug, title, excerpt, tags, publishedOn, updatedAt, author }) => ({
          '@type': 'BlogPosting',
          headline: title,
          description: excerpt,
          url: getHref(slug),
          image: `${siteUrl}${getOgImagePath('article', slug)}`,
          keywords: tags.join(', '),
          datePublished: publishedOn,
          dateModified: updatedAt,
          author: { '@type': 'Person', name: author.name },
        }),
      ),
    };
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: kind === 'case' ? 'Case studies' : title,
    url,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: cards.map(({ slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: getHref(slug),
      })),
    },
  };
}
