import type { PageContextServer } from 'vike/types';
import { getScreenCrumbs } from '../../../components/site/screen-crumbs';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { getScreenData } from '../page-structured-data';

export default ({ siteUrl = PRERENDER_ORIGIN }: PageContextServer) =>
  getScreenData('sitemap', getScreenCrumbs('sitemap'), siteUrl);
