import { DomainError } from '../errors';
import { ARTICLES_PER_PAGE, CASES_PER_PAGE } from '../limits';
import { messages } from '../messages';
import { getArticlePath, getBlogPath, getCasePath, getCasesPath, type ListedKind, screens } from '../paths';
import { upgradeKinds } from '../sections/upgrade-kinds';
import { getChosenSlug } from '../slug';
import type { z } from '../zod';
import { type Article, type ArticleCard, type ArticleInput, articleSchema } from './article';
import { articleDerivation } from './article-derived';
import { type Case, type CaseCard, type CaseInput, caseSchema } from './case';
import { caseDerivation } from './case-derived';
import type { Kind, StoredCardFields, StoredItem } from './kind';
import { findPageExamples, findPageProblems, type Page, type PageInput, pageSchema } from './page';
import { pageDerivation } from './page-derived';
import { findUnpublishBlocker } from './unpublish-blocker';

type DeclaredTypes = {
  case: { input: CaseInput; stored: Case; card: CaseCard };
  article: { input: ArticleInput; stored: Article; card: ArticleCard };
  page: { input: PageInput; stored: Page; card: object };
};
type ContentOf<Of extends Kind> = {
  input: z.output<Of['schema']>;
  stored: StoredItem<z.output<Of['schema']>>;
  card: ReturnType<Of['derived']['toCard']> & StoredCardFields;
};
/** Input, stored item and card of each kind, derived from its description unless declared. */
export type ContentTypes = DeclaredTypes & {
  [Name in Exclude<KindName, keyof DeclaredTypes>]: ContentOf<(typeof kinds)[Name]>;
};
export type KindName = keyof typeof kinds;

/** All kinds. Shared code uses this object and never names a kind. */
export const kinds = {
  case: {
    name: 'case',
    schema: caseSchema,
    images: ['cover.src', 'pictures.*.src', 'story.*.content'],
    noun: 'case',
    nouns: 'cases',
    getPath: getCasePath,
    getSlug: getChosenSlug,
    list: {
      screen: screens.cases,
      perPage: CASES_PER_PAGE,
      getPath: getCasesPath,
      match: 'any',
      facet: 'domain',
    },
    derived: caseDerivation,
    blocks: 'story',
    rest: {
      path: 'projects',
      schema: 'Project',
      filter: { name: 'domain', description: 'Only these domains; repeatable' },
      notFound: { id: messages.caseByIdFailed, slug: messages.caseBySlugFailed },
    },
    slugTaken: messages.caseSlugTaken,
    slugField: 'title',
  },
  article: {
    name: 'article',
    schema: articleSchema,
    images: ['cover.src', 'story.*.content'],
    noun: 'article',
    nouns: 'articles',
    getPath: getArticlePath,
    getSlug: getChosenSlug,
    list: {
      screen: screens.blog,
      perPage: ARTICLES_PER_PAGE,
      getPath: getBlogPath,
      match: 'every',
      facet: 'tags',
    },
    derived: articleDerivation,
    blocks: 'story',
    rest: {
      path: 'blogs',
      schema: 'Blog',
      filter: { name: 'tag', description: 'Only articles with all of these tags; repeatable' },
      notFound: { id: messages.articleByIdFailed, slug: messages.articleBySlugFailed },
    },
    slugTaken: messages.articleSlugTaken,
    slugField: 'title',
  },
  page: {
    name: 'page',
    schema: pageSchema,
    seo: { title: 'meta_title', description: 'meta_description' },
    findProblems: findPageProblems,
    findExamples: findPageExamples,
    upgrade: upgradeKinds,
    findUnpublishBlocker,
    derived: pageDerivation,
    noun: 'page',
    nouns: 'pages',
    getPath: path => path,
    getSlug: ({ address }) => String(address),
    slugTaken: messages.addressTaken,
    slugField: 'address',
  },
} as const satisfies Record<string, Kind>;

export const kindNames = Object.keys(kinds) as KindName[];

/** Kinds with a public list and a REST resource. */
export type ListedKindName = ListedKind;
export const listedKindNames = kindNames.filter(name => 'list' in kinds[name]) as ListedKindName[];

/** Returns undefined if the values give no slug, for example in a draft without a title. */
export function findItemSlug(kind: Pick<Kind, 'getSlug'>, values: { title: string }): string | undefined {
  try {
    return kind.getSlug(values);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** Converts values stored by an earlier version to current fields. */
export function upgradeValues<Values extends Record<string, unknown>>(
  name: KindName,
  values: Values,
): Values {
  const kind: Kind<KindName> = kinds[name];
  return (kind.upgrade?.(values) ?? values) as Values;
}
