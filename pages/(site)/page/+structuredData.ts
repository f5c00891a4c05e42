import type { PageContextServer } from 'vike/types';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { storedStructuredData } from '../stored-structured-data';

export default ({ stored, siteUrl = PRERENDER_ORIGIN, urlPathname }: PageContextServer) =>
  stored ? storedStructuredData(stored, siteUrl, urlPathname) : [];
