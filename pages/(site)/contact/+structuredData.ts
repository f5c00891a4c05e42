import type { PageContextServer } from 'vike/types';
import { breadcrumbList } from '../../../content/structured-data';
import { screens } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';

export default ({ siteUrl = PRERENDER_ORIGIN }: PageContextServer) => {
  const { path, title } = screens.contact;
  return [
    breadcrumbList(siteUrl, [{ title: screens.home.title, href: screens.home.path }, { title }]),
    { '@context': 'https://schema.org', '@type': 'ContactPage', name: title, url: `${siteUrl}${path}` },
  ];
};
