import { ARTICLES_PER_PAGE, CASES_PER_PAGE } from '../limits';
import { messages } from '../messages';
import { articlePath, blogPath, casePath, casesPath, screens } from '../paths';
import { type Article, type ArticleInput, articleSchema } from './article';
import { type Case, type CaseInput, caseSchema } from './case';
import type { Kind } from './kind';

/** What is written and what is read of each kind. */
export type Contents = {
  case: { input: CaseInput; stored: Case };
  article: { input: ArticleInput; stored: Article };
};
export type KindName = keyof Contents;

/** Every kind of content. What treats them alike goes through these and names none. */
export const kinds = {
  case: {
    name: 'case',
    schema: caseSchema,
    together: [
      ['detailImages', 'detailImageAlts', 'detailImageDecorative', 'detailImageCaptions'],
      ['video', 'videoPosters'],
    ],
    pictures: [
      { src: 'img_preview.src', alt: 'img_preview.alt', decorative: 'img_preview.decorative' },
      { src: 'detailImages.*', alt: 'detailImageAlts.*', decorative: 'detailImageDecorative.*' },
      {
        src: 'projectContent.*.content',
        alt: 'projectContent.*.alt',
        decorative: 'projectContent.*.decorative',
      },
    ],
    noun: 'case',
    nouns: 'cases',
    path: casePath,
    list: { screen: screens.cases, perPage: CASES_PER_PAGE, path: casesPath },
    rest: {
      path: 'projects',
      schema: 'Project',
      filter: { name: 'domain', means: 'Only these domains; repeatable' },
    },
    slugTaken: messages.caseSlugTaken,
  },
  article: {
    name: 'article',
    schema: articleSchema,
    together: [],
    pictures: [
      { src: 'articleImage', alt: 'articleImageAlt', decorative: 'articleImageDecorative' },
      {
        src: 'articleContent.*.content',
        alt: 'articleContent.*.alt',
        decorative: 'articleContent.*.decorative',
      },
    ],
    noun: 'article',
    nouns: 'articles',
    path: articlePath,
    list: { screen: screens.blog, perPage: ARTICLES_PER_PAGE, path: blogPath },
    rest: {
      path: 'blogs',
      schema: 'Blog',
      filter: { name: 'tag', means: 'Only articles with all of these tags; repeatable' },
    },
    slugTaken: messages.articleSlugTaken,
  },
} as const satisfies { [Name in KindName]: Kind<Name> };

export const kindNames = Object.keys(kinds) as KindName[];
