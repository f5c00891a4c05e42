import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** An item as it is stored: what staff wrote, and what the site keeps with it. */
export type Stored<Input> = Input & { _id: string; slug: string; oldSlugs: string[]; revision: number };

/** How a form reads its item: once, anew for every form, and saying so when that fails. */
export type StoredOptions = {
  enabled: boolean;
  gcTime: number;
  staleTime: number;
  meta: { failed: string };
};

/**
 * What tells a form of one kind of item from another.
 * `Values` are what its fields hold, `Input` is what is sent.
 */
export type FormKind<Values extends FieldValues, Input extends object> = {
  /** What one item is called. */
  noun: string;
  titles: { add: string; edit: string };
  words: { created: string; updated: string; createFailed: string; updateFailed: string; readFailed: string };
  schema: z.ZodType<Input, Values>;
  /** What a new item starts with. */
  empty: DefaultValues<Values> & Values;
  toValues: (item: Input) => Values;
  /** Names of the parts of an item, for people. */
  names: Record<keyof Input, string>;
  /** The field that a complaint of the server is about. */
  fieldOf: (path: string) => string;
  /** Reads the item to edit, null when there is none; nothing is asked without an id, or again once it was read. */
  useStored: (
    id: string | undefined,
    options: StoredOptions,
  ) => UseQueryResult<Stored<Input> | null, unknown>;
  byId: (id: string) => Promise<Stored<Input> | null>;
  create: (input: Input) => Promise<unknown>;
  update: (change: { id: string; patch: Input; revision: number }) => Promise<{ changed: boolean }>;
  preview: (work: { id: string | undefined; values: Input }) => Promise<{ key: string }>;
  /** The fields, in groups. `slug` is the stored one, empty for a new item. */
  Fields: ComponentType<{ slug: string }>;
};
