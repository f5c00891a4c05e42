import { rowId } from '../fields';
import { z } from '../zod';
import type { SectionGround } from './fields';

/** Texts that describe a kind or a variant to editors. */
export type KindTexts = {
  label: string;
  /** A short description of what the section shows. */
  help: string;
  synonyms?: string;
};

/** `ground` is the surface of sections without a surface field, by default white. */
type Description = KindTexts & { ground?: SectionGround };
type Variant<Shape> = Description & { fields: Shape };

/** Fields of every section. */
const commonFields = {
  _id: rowId,
  /** Whether the section is stored but not shown. */
  hidden: z.boolean().optional(),
};
type CommonFields = typeof commonFields;

type SingleVariant<Kind extends string, Shape extends z.ZodRawShape> = Description & {
  kind: Kind;
  variant?: undefined;
  schema: z.ZodObject<{ kind: z.ZodLiteral<Kind> } & CommonFields & Shape>;
};
type NamedVariant<Kind extends string, Name, Shape extends z.ZodRawShape> = Description & {
  kind: Kind;
  variant: Name;
  schema: z.ZodObject<
    { kind: z.ZodLiteral<Kind>; variant: z.ZodLiteral<Name & string> } & CommonFields & Shape
  >;
};

/**
 * Describes a kind. Each variant has its own schema. Import content types with `import type`, so that public pages
 * include no schemas.
 */
export function section<Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  texts: Description,
  shape: Shape,
): KindTexts & { kind: Kind; variants: SingleVariant<Kind, Shape>[] };
export function section<
  Kind extends string,
  Shape extends z.ZodRawShape,
  Shapes extends Record<string, z.ZodRawShape>,
>(
  kind: Kind,
  texts: KindTexts,
  shape: Shape,
  variants: { [Name in keyof Shapes]: Variant<Shapes[Name]> },
): KindTexts & {
  kind: Kind;
  variants: { [Name in keyof Shapes]: NamedVariant<Kind, Name, Shape & Shapes[Name]> }[keyof Shapes][];
};
export function section(
  kind: string,
  texts: Description,
  shape: z.ZodRawShape,
  variants?: Record<string, Variant<z.ZodRawShape>>,
) {
  const variantKinds = Object.entries(variants ?? {}).map(([variant, { fields, ...description }]) => ({
    kind,
    variant,
    ...description,
    schema: z.object({
      kind: z.literal(kind),
      variant: z.literal(variant),
      ...commonFields,
      ...shape,
      ...fields,
    }),
  }));
  const singleVariant = {
    kind,
    ...texts,
    schema: z.object({ kind: z.literal(kind), ...commonFields, ...shape }),
  };
  return { kind, ...texts, variants: variants ? variantKinds : [singleVariant] };
}

type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value;

export type KindContent<Kind extends { variants: readonly { schema: z.ZodType }[] }> = DeepReadonly<
  z.infer<Kind['variants'][number]['schema']>
>;
