import { rowId } from '../fields';
import { z } from '../zod';
import type { Ground } from './fields';

/** What editors are told of a kind of section, or of a variant of it. */
export type KindWords = {
  label: string;
  /** One line on what it is good for. */
  help: string;
  /** Other words that people look for it by. */
  synonyms?: string;
};

/** Its words, and the surface of a section that has no field for its own; white where it is left out. */
type Description = KindWords & { ground?: Ground };
type Variant<Shape> = Description & { fields: Shape };

/** Fields that every section has. */
const common = {
  _id: rowId,
  /** Kept, and left out of the page. */
  hidden: z.boolean().optional(),
};
type Common = typeof common;

type OneKind<Kind extends string, Shape extends z.ZodRawShape> = Description & {
  kind: Kind;
  variant?: undefined;
  schema: z.ZodObject<{ kind: z.ZodLiteral<Kind> } & Common & Shape>;
};
type OneVariant<Kind extends string, Name, Shape extends z.ZodRawShape> = Description & {
  kind: Kind;
  variant: Name;
  schema: z.ZodObject<{ kind: z.ZodLiteral<Kind>; variant: z.ZodLiteral<Name & string> } & Common & Shape>;
};

/**
 * A kind of section: what it is called, and the schema of each of its variants, told apart by `variant`. One that has
 * a single look has no variants. The type of its content is inferred; import it as a type, so that no public page
 * carries a schema.
 */
export function section<Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  words: Description,
  shape: Shape,
): KindWords & { kind: Kind; variants: OneKind<Kind, Shape>[] };
export function section<
  Kind extends string,
  Shape extends z.ZodRawShape,
  Shapes extends Record<string, z.ZodRawShape>,
>(
  kind: Kind,
  words: KindWords,
  shape: Shape,
  variants: { [Name in keyof Shapes]: Variant<Shapes[Name]> },
): KindWords & {
  kind: Kind;
  variants: { [Name in keyof Shapes]: OneVariant<Kind, Name, Shape & Shapes[Name]> }[keyof Shapes][];
};
export function section(
  kind: string,
  words: Description,
  shape: z.ZodRawShape,
  variants?: Record<string, Variant<z.ZodRawShape>>,
) {
  const each = Object.entries(variants ?? {}).map(([variant, { fields, ...description }]) => ({
    kind,
    variant,
    ...description,
    schema: z.object({ kind: z.literal(kind), variant: z.literal(variant), ...common, ...shape, ...fields }),
  }));
  const alone = { kind, ...words, schema: z.object({ kind: z.literal(kind), ...common, ...shape }) };
  return { kind, ...words, variants: variants ? each : [alone] };
}

/** Content as what reads it sees it: nothing of it changes. */
type Kept<Value> = Value extends object ? { readonly [Name in keyof Value]: Kept<Value[Name]> } : Value;

/** What sections of a kind say. */
export type ContentOf<Kind extends { variants: readonly { schema: z.ZodType }[] }> = Kept<
  z.infer<Kind['variants'][number]['schema']>
>;
