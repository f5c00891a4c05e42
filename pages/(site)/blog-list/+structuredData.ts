import type { PageContextServer } from 'vike/types';
import { agency, createBreadcrumbList } from '../../../content/structured-data';
import { articlePath, screens } from '../../../domain/paths';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { getOgImagePath } from '../../../domain/seo';
import type { BlogData } from './+data';

/** Returns breadcrumbs and the blog with the listed articles (rule 8). */
export default (pageContext: PageContextServer) => {
  const siteUrl = pageContext.siteUrl ?? PRERENDER_ORIGIN;
  const { items } = pageContext.data as BlogData;
  const { crumbs = [], hero } = pageContext.stored ?? {};
  return [
    createBreadcrumbList(siteUrl, crumbs),
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: ((hero?.title ?? []) as string[]).join(' '),
      url: `${siteUrl}${screens.blog.path}`,
      inLanguage: 'en',
      publisher: agency(siteUrl),
      blogPost: items.map(({ slug, title, excerpt, tags, publishedOn, updatedAt, author }) => ({
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        url: `${siteUrl}${articlePath(slug)}`,
        image: `${siteUrl}${getOgImagePath('article', slug)}`,
        keywords: tags.join(', '),
        datePublished: publishedOn,
        dateModified: updatedAt,
        author: { '@type': 'Person', name: author.name },
      })),
    },
  ];
};
