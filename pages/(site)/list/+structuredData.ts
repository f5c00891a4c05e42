import type { PageContextServer } from 'vike/types';
import { findList } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { createBreadcrumbList } from '../../../domain/structured-data';
import type { ListData } from './+data';
import { describeList } from './prepare-list.server';

/** Describes the visible items, not the whole list. */
export default ({ data, stored, urlPathname, siteUrl = PRERENDER_ORIGIN }: PageContextServer) => {
  const { crumbs = [], hero } = stored ?? {};
  const list = findList(urlPathname);
  const title = ((hero?.title ?? []) as string[]).join(' ');
  return [
    createBreadcrumbList(siteUrl, crumbs),
    ...(list ? [describeList(list, title, (data as ListData).items, siteUrl)] : []),
  ];
};
