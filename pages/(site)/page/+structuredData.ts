import type { PageContextServer } from 'vike/types';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { getPageStructuredData } from '../page-structured-data';

export default ({ stored, siteUrl = PRERENDER_ORIGIN, urlPathname }: PageContextServer) =>
  stored ? getPageStructuredData(stored, siteUrl, urlPathname) : [];
