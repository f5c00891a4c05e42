import type { PageContext } from 'vike/types';
import { getOgImagePath, type Seo } from '../../../domain/seo';
import type { ArticleData } from './article-data';

export default (pageContext: PageContext): Seo => {
  const { article, excerpt } = pageContext.data as ArticleData;
  return {
    title: article.title,
    customTitle: article.seo.title,
    description: article.seo.description || excerpt,
    image: getOgImagePath('article', article.slug),
    type: 'article',
    published: new Date(article.publishedOn).toISOString(),
    modified: article.updatedAt,
  };
};
