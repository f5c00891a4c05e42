import type { PageContextServer } from 'vike/types';
import { agency, breadcrumbList } from '../../../content/structured-data';
import { PRERENDER_ORIGIN } from '../../../domain/public-settings';
import { ogImagePath } from '../../../domain/seo';
import { itemCrumbs } from '../screen-crumbs';
import type { ArticleData } from './article-data';

/** The way here, and the article as schema.org/BlogPosting. */
export default (pageContext: PageContextServer) => {
  const siteUrl = pageContext.siteUrl ?? PRERENDER_ORIGIN;
  const { article, excerpt, address } = pageContext.data as ArticleData;
  const absolute = (src: string) => new URL(src, siteUrl).href;
  return [
    breadcrumbList(siteUrl, itemCrumbs('blog', article.title)),
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.meta_description || excerpt,
      image: [absolute(article.articleImage), absolute(ogImagePath('article', article.slug))],
      url: address,
      mainEntityOfPage: address,
      inLanguage: 'en',
      keywords: article.tag.join(', '),
      timeRequired: `PT${article.timeToRead}M`,
      datePublished: new Date(article.articleData).toISOString(),
      dateModified: article.updatedAt,
      author: {
        '@type': 'Person',
        name: article.authorName,
        jobTitle: article.authorPosition,
        ...(article.authorLink && { url: article.authorLink }),
      },
      publisher: agency(siteUrl),
    },
  ];
};
