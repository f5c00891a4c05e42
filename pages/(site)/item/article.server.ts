import type { ArticleData } from '../../../components/kinds/article/article-data';
import { addByline, addPortrait } from '../../../domain/byline';
import { getExcerpt } from '../../../domain/excerpt';
import type { Article } from '../../../domain/kinds/article';
import { getArticlePath } from '../../../domain/paths';
import { getOgImagePath } from '../../../domain/seo';
import { createAgencyReference } from '../../../domain/structured-data';
import { preventAllHyphenBreaks } from '../../../domain/unbroken';
import { addTimes, toBody } from './body.server';
import type { ItemPage } from './prepare-item.server';
import { listRelated } from './related.server';

export const articlePage: ItemPage<Article, ArticleData> = {
  async prepare({ story, oldSlugs: _, ...stored }, { api, siteUrl, isPreview }) {
    // An unpublished article without a date shows the day of its creation.
    const article = { ...stored, publishedOn: stored.publishedOn || stored.createdAt.slice(0, 10) };
    const relatedArticles = isPreview
      ? await listRelated(api, article)
      : await api.articles.related({ id: article._id });
    return {
      article: {
        ...preventAllHyphenBreaks(article, 'title'),
        author: preventAllHyphenBreaks(addByline(article.author), 'position', 'info'),
      },
      body: addTimes(toBody(story), article.readingTime),
      excerpt: getExcerpt({ story }),
      url: `${siteUrl}${getArticlePath(article.slug)}`,
      related: relatedArticles.map(card => preventAllHyphenBreaks(addPortrait(card), 'title')),
    };
  },
  getSeo: ({ article, excerpt }) => ({
    title: article.title,
    customTitle: article.seo.title,
    description: article.seo.description || excerpt,
    image: getOgImagePath('article', article.slug),
    type: 'article',
    published: new Date(article.publishedOn).toISOString(),
    modified: article.updatedAt,
  }),
  describe({ article, excerpt, url }, siteUrl) {
    const toAbsoluteUrl = (src: string) => new URL(src, siteUrl).href;
    return {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.seo.description || excerpt,
      image: [toAbsoluteUrl(article.cover.src), toAbsoluteUrl(getOgImagePath('article', article.slug))],
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
      publisher: createAgencyReference(siteUrl),
    };
  },
};
