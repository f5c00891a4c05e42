import { z } from '../zod';

/** The control of a field in forms; the default depends on its schema. */
export type Widget =
  | 'line'
  | 'text'
  | 'drawing'
  | 'pictogram'
  | 'mark'
  | 'link'
  | 'cases'
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
export type Meta = {
  label: string;
  help?: string;
  widget?: Widget;
  /** Attributes of the input: autocomplete, keyboard. */
  input?: {
    autoComplete?: string;
    inputMode?: 'text' | 'numeric' | 'decimal';
    autoCapitalize?: 'characters';
    spellCheck?: boolean;
    rows?: number;
  };
  /** Labels of the options, by value. */
  options?: Readonly<Record<string, string>>;
  /** Name of one entry of a list. */
  one?: string;
  /** Expands all entries and labels them with their position. */
  unfolded?: true;
  /** Whether pages crop this image. If so, editors can set its focal point. */
  cropped?: true;
  /** Functions that format and parse an entry as a single line. */
  line?: { show(entry: unknown): string; read(line: string): unknown };
  /** Whether forms show the field only if it has a value. */
  whereSaid?: true;
  /** Content of the field in a new section; defaults to its label. */
  example?: unknown;
  /** Whether the example can be published unchanged. */
  usable?: true;
  /** Whether its value is a file URL (`domain/kinds/files`). */
  file?: true;
  /** Whether its value is the preview of the image whose URL is in `src` of the same object. */
  pixel?: true;
  /** Whether its text can contain links: `[text](url)`. */
  links?: true;
};

/** Metadata of schemas for forms, checks and files. Schemas derived with `refine` inherit it. */
export const meta = z.registry<Meta>();

/** Union schemas, with a function that finds the schema of a value. */
export const variants = new WeakMap<
  z.core.$ZodType,
  (value: Readonly<Record<string, unknown>>) => z.core.$ZodType | undefined
>();

/** Attaches metadata to a schema. */
export function describe<Schema extends z.ZodType>(schema: Schema, more: Meta): Schema {
  meta.add(schema, more);
  return schema;
}
