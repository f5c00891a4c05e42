import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { KindName } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';
import type { Form } from '../fields/form-context';
import type { CurrentUser } from '../use-current-user';
import type { DraftMessages } from './use-draft';

export type FormKind = {
  name: KindName;
  noun: string;
  titles: { add: string; edit: string; list: string };
  messages: DraftMessages;
  schema: z.ZodType<object, Values>;
  initialValues: Values;
  /** Accepts any draft, including incomplete and outdated ones. */
  toFields: (values: Values) => Values;
  /** Labels of an item's fields, by path. */
  names: Readonly<Record<string, string>>;
  preview: (item: { id: string | undefined; values: Values }) => Promise<{ key: string }>;
  /** Controls used only in this form, such as the text editor. */
  customControls: Form['customControls'];
  /** Fills in optional values before the item is published or previewed. */
  complete?: (form: Form, user: CurrentUser | undefined) => Promise<void>;
  /** Paths that `complete` fills in. */
  completedPaths?: readonly string[];
  /** `slug` is the stored slug, empty for a new item. */
  Fields: ComponentType<{ slug: string }>;
  /** Renders a count in the bar. */
  Count?: ComponentType;
};
