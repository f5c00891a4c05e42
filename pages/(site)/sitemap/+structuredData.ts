import type { PageContextServer } from 'vike/types';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { screenData } from '../page-structured-data';
import { screenCrumbs } from '../screen-crumbs';

/** A page of links. */
export default ({ siteUrl = PRERENDER_ORIGIN }: PageContextServer) =>
  screenData('sitemap', screenCrumbs('sitemap'), siteUrl);
