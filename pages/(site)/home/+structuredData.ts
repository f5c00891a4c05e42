import type { PageContextServer } from 'vike/types';
import { home } from '../../../content/home';
import { site } from '../../../content/site';
import { faqPage } from '../../../content/structured-data';
import { SEARCH_PARAMETERS, screens } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';

/** The site itself, and the questions the page answers. */
export default ({ siteUrl = PRERENDER_ORIGIN }: PageContextServer) => [
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
  faqPage(home.faq.items),
];
