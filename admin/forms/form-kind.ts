import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { KindName } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';
import type { Control } from '../fields/widget';

/** Describes the form for one kind of item. `Fields` are the form's values, `Input` the stored ones. */
export type FormKind<Fields extends Values, Input extends object> = {
  name: KindName;
  /** Noun for one item. */
  noun: string;
  /** Titles of the form and of its list. */
  titles: { add: string; edit: string; list: string };
  messages: {
    created: string;
    updated: string;
    createFailed: string;
    updateFailed: string;
    readFailed: string;
  };
  schema: z.ZodType<Input, Fields>;
  /** Values of a new item. */
  empty: Fields;
  /** Converts a draft to form values, whatever it contains. */
  toFields: (values: Values) => Fields;
  /** Display names of an item's parts, by path. */
  names: Readonly<Record<string, string>>;
  preview: (work: { id: string | undefined; values: Values }) => Promise<{ key: string }>;
  /** Control for the item's main text. */
  Story: Control;
  /** The fields, in groups. `slug` is the stored one, empty for a new item. */
  Fields: ComponentType<{ slug: string }>;
  /** Renders a count in the bar. */
  Count?: ComponentType;
};
