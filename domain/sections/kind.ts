import { rowId } from '../fields';
import { z } from '../zod';

/** What staff are told of a kind of section before they add one. */
export type KindWords = {
  label: string;
  /** One line on what it is good for. */
  help: string;
  /** Other words that people look for it by. */
  synonyms?: string;
};

/** Fields that every section has. */
const common = {
  _id: rowId,
  /** Kept, and left out of the page. */
  hidden: z.boolean().optional(),
};

/**
 * A kind of section: what it is called, and its schema. The type of its content is inferred from that; whoever needs the
 * type alone imports it as one, so that no public page carries a schema.
 */
export const sectionKind = <Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  words: KindWords,
  shape: Shape,
) => ({ kind, ...words, schema: z.object({ kind: z.literal(kind), ...common, ...shape }) });

/** Content as what reads it sees it: nothing of it changes. */
type Kept<Value> = Value extends object ? { readonly [Name in keyof Value]: Kept<Value[Name]> } : Value;

/** What a section of a kind says. */
export type ContentOf<Kind extends { schema: z.ZodType }> = Kept<z.infer<Kind['schema']>>;
