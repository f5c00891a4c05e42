import { z } from 'zod';
import { FILTER_LENGTH_MAX, FILTERS_MAX, LIST_ITEMS_MAX, LIST_OFFSET_MAX } from '../domain/limits';
import { oneLine } from '../domain/plain-text';
import { ITEM_STATES, STAFF_SORTS } from '../domain/publishing/state';

/** Accepts any id, because an unknown id is simply not found. */
export const byIdInput = z.object({ id: z.string().max(1_000) });
/** An upload to process, with the file’s name. */
export const uploadInput = z.object({ key: z.string().min(1).max(300), name: oneLine().min(1).max(300) });
export const bySlugInput = z.object({ slug: z.string().max(1_000) });

/** A range within a list (rule 42). */
export const rangeInput = z.object({
  offset: z.int().min(0).max(LIST_OFFSET_MAX).default(0),
  limit: z.int().min(0).max(LIST_ITEMS_MAX).default(LIST_ITEMS_MAX),
});

export const filterInput = z
  .array(z.string().trim().min(1).max(FILTER_LENGTH_MAX))
  .max(FILTERS_MAX)
  .default([]);

/** The revision that an edit is based on; defaults to the latest. */
export const revisionInput = z.int().min(1).optional();

export const staffListInput = rangeInput.extend({
  q: z.string().max(200).default(''),
  filter: z.string().max(FILTER_LENGTH_MAX).optional(),
  author: z.string().max(200).optional(),
  state: z.enum(ITEM_STATES).optional(),
  sort: z.enum(STAFF_SORTS).default('newest'),
});
