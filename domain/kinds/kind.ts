import type { ListState, Screen } from '../paths';
import type { z } from '../zod';
import type { Derived } from './derived';

/**
 * What a kind of content is. Its schema says the fields, and which of them are files; from that and the rest of this
 * come its forms' checks, the files it owns, its rows, REST with its document, sitemap, history and search. A further kind
 * is a description like this and a view (docs/adding.md).
 */
export type Kind<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> = {
  name: Name;
  /** What people may write of it. */
  schema: Schema;
  /** Its fields for search engines; left out where they are `seo.title` and `seo.description`. */
  seo?: { title: string; description: string };
  /**
   * Paths of the pictures that need a text or be decorative before they are published; `*` is any place in a list.
   * Portraits and logos have a name beside them, which says enough.
   */
  pictures?: readonly string[];
  /** What is wrong with fields only together, and the field at which that is said. */
  problems?: (values: Record<string, unknown>) => { path: string; message: string }[];
  /** Words in these values that a form put there as an example, and where they are. */
  examples?: (values: Record<string, unknown>) => { path: string; text: string }[];
  /** What an earlier version of the software stored, in today's fields. */
  upgrade?: (values: Record<string, unknown>) => Record<string, unknown>;
  /** Why an item cannot be taken from the site, in words; undefined of one that can. */
  stays?: (id: string) => string | undefined;
  /** What it is called in a sentence to staff, alone and together. */
  noun: Name;
  nouns: string;
  /** Where one is shown. */
  path: (slug: string) => string;
  /** What its address is made of: of most the title. @throws DomainError `invalid` when there is none in it. */
  slugOf: (values: { title: string } & Record<string, unknown>) => string;
  derived: Derived;
  /** The field that is a text of blocks: an export has it as Markdown, beside the rest. */
  blocks?: string;
  /**
   * The screen that lists them, and so many a page; left out where none does. Of the facets chosen in it an item has
   * `any` where each has one, as a part of it, or `every` one where it may have several (rule 13).
   */
  list?: { screen: Screen; perPage: number; path: (state: ListState) => string; match: 'any' | 'every' };
  /** What REST calls it (rule 42), what its lists may be narrowed by there, and what it says of one that is missing;
   *  left out where it has none. */
  rest?: {
    path: string;
    schema: string;
    filter: { name: string; means: string };
    notFound: { id: string; slug: string };
  };
  /** Said when another has its address, and at which field. */
  slugTaken: string;
  slugField: string;
};

/** What storing adds to what was written. Times are ISO 8601. */
export type Stored<Input> = Input & {
  _id: string;
  title: string;
  slug: string;
  oldSlugs: string[];
  revision: number;
  createdAt: string;
  updatedAt: string;
};
