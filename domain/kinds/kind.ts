import type { ListState, Screen } from '../paths';
import type { z } from '../zod';
import type { Derived } from './derived';

/**
 * Forms, checks, storage, REST, sitemap, history and search derive from a kind's description. To add a kind, see
 * docs/adding.md.
 */
export type Kind<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> = {
  name: Name;
  /** The editable fields. */
  schema: Schema;
  /** Names of the fields with SEO texts, by default `seo.title` and `seo.description`. */
  seo?: { title: string; description: string };
  /**
   * Paths of images that need alt text or a decorative mark, in which `*` is any index. Omits portraits and logos,
   * which have a name next to them.
   */
  images?: readonly string[];
  /** Finds problems that involve several fields, and reports each at one field. */
  findProblems?: (values: Record<string, unknown>) => { path: string; message: string }[];
  /** Finds example texts that the values still contain. */
  findExamples?: (values: Record<string, unknown>) => { path: string; text: string }[];
  /** Converts values of earlier versions to current fields. */
  upgrade?: (values: Record<string, unknown>) => Record<string, unknown>;
  /** Returns why an item can't be unpublished, or undefined. */
  findUnpublishBlocker?: (id: string) => string | undefined;
  /** Singular and plural in messages to staff. */
  noun: Name;
  nouns: string;
  getPath: (slug: string) => string;
  /**
   * Returns the text from which the slug is derived, usually the title.
   * @throws DomainError `invalid` if the text has no letter or digit
   */
  getSlug: (values: { title: string } & Record<string, unknown>) => string;
  derived: Derived;
  /** The field that contains blocks, exported as Markdown. */
  blocks?: string;
  /** The public list, if any. Items must match `any` filter (by substring) or `every` filter (rule 13). */
  list?: {
    screen: Screen;
    perPage: number;
    getPath: (state: ListState) => string;
    match: 'any' | 'every';
    /** Field with the facets, if any. */
    facet?: string;
  };
  /** The REST resource, if any (rule 42). */
  rest?: {
    path: string;
    schema: string;
    filter: { name: string; description: string };
    notFound: { id: string; slug: string };
  };
  /** The error for a duplicate slug, and its field. */
  slugTaken: string;
  slugField: string;
};

/** The fields that storage adds to a card. */
export type StoredCardFields = Pick<
  StoredItem<unknown>,
  '_id' | 'title' | 'slug' | 'createdAt' | 'updatedAt'
>;

/** An input with the fields that storage adds. Times are ISO 8601. */
export type StoredItem<Input> = Input & {
  _id: string;
  title: string;
  slug: string;
  oldSlugs: string[];
  revision: number;
  createdAt: string;
  updatedAt: string;
};
