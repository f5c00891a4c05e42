import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { KindName } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';

/** Describes the form of one kind of item. `Fields` are the form values, `Input` the stored ones. */
export type FormKind<Fields extends Values, Input extends object> = {
  name: KindName;
  /** Noun for one item. */
  noun: string;
  titles: { add: string; edit: string };
  words: { created: string; updated: string; createFailed: string; updateFailed: string; readFailed: string };
  schema: z.ZodType<Input, Fields>;
  /** Values of a new item. */
  empty: Fields;
  /** Converts a draft to form values, whatever it contains. */
  toFields: (values: Values) => Fields;
  /** Converts form values to stored values, valid or not. */
  toValues: (fields: Fields) => Values;
  /** Labels of the fields by path. */
  names: Readonly<Record<string, string>>;
  preview: (work: { id: string | undefined; values: Input }) => Promise<{ key: string }>;
  /** Renders the fields in groups. `slug` is the stored one, empty for a new item. */
  Fields: ComponentType<{ slug: string }>;
  /** Renders a count in the footer. */
  Count?: ComponentType;
};
