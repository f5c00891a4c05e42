import type { Article, ArticleInput } from './article';
import { imagesOfArticle } from './image-fields';
import { type Revision, revise } from './revise';

/** What a change makes of an article. @throws DomainError `invalid` for a title without letter or digit. */
export const reviseArticle = (current: Article, patch: Partial<ArticleInput>): Revision<Article> =>
  revise<Article>(current, patch, imagesOfArticle);
