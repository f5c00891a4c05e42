import { z } from '../zod';

/** The control of a form that edits a field; without one its schema decides. */
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
  | 'switch';

/** What a schema does not say of a field. */
export type Meta = {
  label: string;
  help?: string;
  widget?: Widget;
  /** What a browser is told of its input: what to fill in, which keyboard to show. */
  input?: {
    autoComplete?: string;
    inputMode?: 'text' | 'numeric' | 'decimal';
    autoCapitalize?: 'characters';
    spellCheck?: boolean;
  };
  /** Labels of choices, by value. */
  options?: Readonly<Record<string, string>>;
  /** What one entry of a list is called. */
  one?: string;
  /** How an entry of a list is written on one line. */
  line?: { show(entry: unknown): string; read(line: string): unknown };
  /** A form asks for it only where it has a value. */
  whereSaid?: true;
  /** What a new section has in it; its label where that is left out. */
  example?: unknown;
  /** Its example can be published as it is. */
  usable?: true;
  /** Its value is the URL of a file (`domain/kinds/files`). */
  file?: true;
  /** Its value is the preview of the file beside it, whose URL is in `src`. */
  pixel?: true;
  /** Its text can hold links: `[words](address)`. */
  links?: true;
};

/** What forms, checks and the files of items know of a schema. Schemas made of another by `refine` inherit it. */
export const meta = z.registry<Meta>();

/** Schemas of values that are one of several, and how the schema of the one that a value is is found. */
export const variants = new WeakMap<
  z.core.$ZodType,
  (value: Readonly<Record<string, unknown>>) => z.core.$ZodType | undefined
>();

/** A schema with what there is to know of it. */
export function describe<Schema extends z.ZodType>(schema: Schema, more: Meta): Schema {
  meta.add(schema, more);
  return schema;
}
