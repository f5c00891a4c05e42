import type { PageContextServer } from 'vike/types';
import type { ListedKind } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { getStructuredData, type ItemData } from './prepare-item.server';

export default ({ data, routeParams, siteUrl = PRERENDER_ORIGIN }: PageContextServer) =>
  getStructuredData(routeParams.kind as ListedKind, data as ItemData, siteUrl);
