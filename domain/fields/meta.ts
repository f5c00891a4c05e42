import { z } from '../zod';

/** A field's control in forms. The default depends on the schema. */
export type Widget =
  | 'line'
  | 'text'
  | 'drawing'
  | 'pictogram'
  | 'mark'
  | 'link'
  | 'cases'
  | 'files'
  | 'ground'
  | 'email'
  | 'password'
  | 'photo'
  | 'picks'
  | 'day'
  | 'lines'
  | 'commas'
  | 'switch'
  | 'switches'
  | 'headline'
  | 'growing'
  | 'date'
  | 'image'
  | 'tags'
  | 'url'
  | 'layout'
  | 'story'
  | 'choice'
  | 'page'
  | 'accent'
  | 'typeface';

/** Metadata that a schema can't express. */
export type FieldMeta = {
  label: string;
  help?: string;
  widget?: Widget;
  /** HTML attributes of the input. */
  input?: {
    autoComplete?: string;
    inputMode?: 'text' | 'numeric' | 'decimal';
    autoCapitalize?: 'characters';
    spellCheck?: boolean;
    rows?: number;
  };
  /** Labels of the options, by value. */
  options?: Readonly<Record<string, string>>;
  /** Singular name of a list's entries. */
  singular?: string;
  /** Whether all entries are expanded and labelled with their position. */
  expanded?: true;
  /** Whether pages crop this image. If so, editors can set its focal point. */
  cropped?: true;
  /** Functions that format and parse an entry as a single line. */
  line?: { format(entry: unknown): string; parse(line: string): unknown };
  /** Whether forms show the field only if it has a value. */
  hideWhenEmpty?: true;
  /** Content of the field in a new section. Defaults to the label. */
  example?: unknown;
  /** Whether the example can be published unchanged. */
  isExamplePublishable?: true;
  /** Whether the value is a file URL (`domain/kinds/files.ts`). */
  file?: true;
  /** Whether the value is the preview of the image in the sibling field `src`. */
  pixel?: true;
  /** Whether the text can contain links: `[text](url)`. */
  links?: true;
};

/** Schemas derived with `refine` inherit their metadata. */
export const schemaMeta = z.registry<FieldMeta>();

/** Functions that select a union's schema by the value. */
export const variantSelectors = new WeakMap<
  z.core.$ZodType,
  (value: Readonly<Record<string, unknown>>) => z.core.$ZodType | undefined
>();

export function describeField<Schema extends z.ZodType>(schema: Schema, meta: FieldMeta): Schema {
  schemaMeta.add(schema, meta);
  return schema;
}
