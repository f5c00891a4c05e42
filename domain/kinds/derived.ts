import type { SearchTexts } from '../search/documents';
import type { StoredItem } from './kind';

type Item = StoredItem<Record<string, unknown>>;

/**
 * Functions that derive the values stored with an item for lists and searches. Changing the card or the facets requires
 * a migration.
 */
export type Derived = {
  /** Fills in missing row ids and dates. */
  complete?(item: Item, createRowId: () => string): Item;
  /** Returns the values for the list's filters: a case's domain, an article's tags. */
  listFacets?(item: Item): readonly string[];
  /** Returns the URL of the image that the item's card crops. */
  getCover?(item: Item): string;
  /** Returns the fields that lists show besides title and times. */
  toCard(item: Item): object;
  /** Returns the fields that admin cards show, from unvalidated input. */
  toStaffCard?(values: Record<string, unknown>): { src?: unknown; pixel?: unknown; about?: unknown };
  toSearchTexts(item: Item): SearchTexts;
};

/** Puts `_id` first, as in the schemas, so that imports are reproducible. */
export const addIds = <Row extends { _id?: string }>(rows: Row[], createRowId: () => string): Row[] =>
  rows.map(({ _id = createRowId(), ...row }) => ({ _id, ...row }) as Row);
