import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { KindName } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';

/**
 * What tells a form of one kind of item from another.
 * `Fields` are what it holds, `Input` is what is stored.
 */
export type FormKind<Fields extends Values, Input extends object> = {
  name: KindName;
  /** What one item is called. */
  noun: string;
  titles: { add: string; edit: string };
  words: { created: string; updated: string; createFailed: string; updateFailed: string; readFailed: string };
  schema: z.ZodType<Input, Fields>;
  /** What a new item starts with. */
  empty: Fields;
  /** What the form shows of a draft, whatever that holds. */
  toFields: (values: Values) => Fields;
  /** What is stored of the form, finished or not. */
  toValues: (fields: Fields) => Values;
  /** Names of the parts of an item, for people, by their paths. */
  names: Readonly<Record<string, string>>;
  preview: (work: { id: string | undefined; values: Input }) => Promise<{ key: string }>;
  /** The fields, in groups. `slug` is the stored one, empty for a new item. */
  Fields: ComponentType<{ slug: string }>;
  /** What the foot tells of it all, where there is something to count. */
  Count?: ComponentType;
};
