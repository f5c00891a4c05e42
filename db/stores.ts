import type { Contents, KindName } from '../domain/kinds';
import { documentOfArticle, documentOfCase, type SearchDocument } from '../domain/search/documents';
import { deleteArticle, insertArticle, updateArticle } from './article-writes';
import { articleById, articleBySlug, articlesByIds, listArticleIds } from './articles';
import { deleteCase, insertCase, updateCase } from './case-writes';
import { caseById, caseBySlug, casesByIds, listCaseIds } from './cases';
import type { DbOrTransaction } from './connection';
import type { Lookup, NewItem, SlugLookup } from './items';
import { pageStore } from './pages';

/** What the database does with the items of a kind that the site shows. */
export type ItemStore<Input, Stored> = {
  byId: (db: DbOrTransaction, id: string) => Promise<Lookup<Stored>>;
  bySlug: (db: DbOrTransaction, slug: string) => Promise<SlugLookup<Stored>>;
  /** Ids of a range of all, or of those with all of these marks (domains or tags), newest first, and how many there are. */
  list: (
    db: DbOrTransaction,
    query: { filters: readonly string[]; offset: number; limit: number },
  ) => Promise<{ items: { _id: string }[]; total: number }>;
  byIds: (db: DbOrTransaction, ids: readonly string[]) => Promise<Stored[]>;
  /** @throws DomainError `conflict` for a taken address, `invalid` for a title that gives none. */
  insert: (trx: DbOrTransaction, input: Input, options: NewItem) => Promise<Stored>;
  /** Stores the next revision of an item. @throws as `insert` does, and `stale` when it was saved meanwhile. */
  update: (trx: DbOrTransaction, next: Stored, now: Date) => Promise<Stored>;
  /** @returns whether there was one. */
  remove: (trx: DbOrTransaction, id: string) => Promise<boolean>;
  /** What searches find of one. */
  document: (item: Stored) => SearchDocument;
};

/** The row of each kind in the database. */
export const stores: { [Name in KindName]: ItemStore<Contents[Name]['input'], Contents[Name]['stored']> } = {
  case: {
    byId: caseById,
    bySlug: caseBySlug,
    list: (db, { filters, ...range }) => listCaseIds(db, { ...range, domains: filters }),
    byIds: casesByIds,
    insert: insertCase,
    update: updateCase,
    remove: deleteCase,
    document: documentOfCase,
  },
  article: {
    byId: articleById,
    bySlug: articleBySlug,
    list: (db, { filters, ...range }) => listArticleIds(db, { ...range, tags: filters }),
    byIds: articlesByIds,
    insert: insertArticle,
    update: updateArticle,
    remove: deleteArticle,
    document: documentOfArticle,
  },
  page: pageStore,
};

/** What treats kinds alike knows of an item only that it is one. */
export const storeOf = <Input, Stored>(kind: KindName) => stores[kind] as unknown as ItemStore<Input, Stored>;
