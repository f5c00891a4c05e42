import type { PageContextServer } from 'vike/types';
import { home } from '../../../content/home';
import { site } from '../../../content/site';
import { faqPage } from '../../../content/structured-data';
import { SEARCH_PARAMETERS, screens } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { sectionsShown } from '../screen-structured-data';

/** The site itself, and the questions the page answers. */
export default (pageContext: PageContextServer) => {
  const { siteUrl = PRERENDER_ORIGIN } = pageContext;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      url: `${siteUrl}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${siteUrl}${screens.search.path}?${SEARCH_PARAMETERS.q}={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
    ...sectionsShown(pageContext, home).flatMap(section =>
      section.kind === 'faq' ? [faqPage(section.items)] : [],
    ),
  ];
};
