import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { KindName } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';
import type { Form } from '../fields/form-context';
import type { CurrentUser } from '../use-current-user';

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
  /** Labels of an item's fields, by path. */
  names: Readonly<Record<string, string>>;
  preview: (work: { id: string | undefined; values: Values }) => Promise<{ key: string }>;
  /** Controls used only in this form, such as the text editor. */
  own: Form['own'];
  /** Fills in optional values before the item is published or previewed. */
  complete?: (form: Form, user: CurrentUser | undefined) => Promise<void>;
  /** The fields, in groups. `slug` is the stored one, empty for a new item. */
  Fields: ComponentType<{ slug: string }>;
  /** Renders a count in the bar. */
  Count?: ComponentType;
};
