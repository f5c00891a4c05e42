import type { PageContextServer } from 'vike/types';
import { agency, createBreadcrumbList } from '../../../content/structured-data';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { getOgImagePath } from '../../../domain/seo';
import { getItemCrumbs } from '../screen-crumbs';
import type { ArticleData } from './article-data';

/** Returns breadcrumbs and the article as schema.org/BlogPosting. */
export default (pageContext: PageContextServer) => {
  const siteUrl = pageContext.siteUrl ?? PRERENDER_ORIGIN;
  const { article, excerpt, url } = pageContext.data as ArticleData;
  const absolute = (src: string) => new URL(src, siteUrl).href;
  return [
    createBreadcrumbList(siteUrl, getItemCrumbs('blog', article.title)),
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.seo.description || excerpt,
      image: [absolute(article.cover.src), absolute(getOgImagePath('article', article.slug))],
      url,
      mainEntityOfPage: url,
      inLanguage: 'en',
      keywords: article.tags.join(', '),
      timeRequired: `PT${article.readingTime}M`,
      datePublished: new Date(article.publishedOn).toISOString(),
      dateModified: article.updatedAt,
      author: {
        '@type': 'Person',
        name: article.author.name,
        jobTitle: article.author.position,
        ...(article.author.link && { url: article.author.link }),
      },
      publisher: agency(siteUrl),
    },
  ];
};
