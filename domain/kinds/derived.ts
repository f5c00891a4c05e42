import type { SearchTexts } from '../search/documents';
import type { Stored } from './kind';

type Item = Stored<Record<string, unknown>>;

/**
 * What is made of an item where it is stored, so that lists and searches need not read the whole. What the card or the
 * facets of a kind say is stored with each item: a change of them comes with a migration.
 */
export type Derived = {
  /** Fills in what was left out: ids of rows, a date. */
  complete?(item: Item, newId: () => string): Item;
  /** What its lists can be narrowed by: a case's domain, an article's tags. */
  facets?(item: Item): readonly string[];
  /** Address of the picture that its card crops. */
  cover?(item: Item): string;
  /** What lists show of it, beside its title and times. */
  toCard(item: Item): object;
  /** What cards of the staff area show besides. Of what was typed, so anything may be anything. */
  toStaffCard?(values: Record<string, unknown>): { src?: unknown; pixel?: unknown; about?: unknown };
  toSearchTexts(item: Item): SearchTexts;
};

/** Gives every row that has none an `_id`: first, as the schemas have it, so that an import is the same. */
export const addIds = <Row extends { _id?: string }>(rows: Row[], newId: () => string): Row[] =>
  rows.map(({ _id = newId(), ...row }) => ({ _id, ...row }) as Row);
