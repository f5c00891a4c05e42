import { isRecord } from './record';
import { z } from './zod';

/**
 * Patches of items (rule 42). Missing fields retain their values, also inside objects. Lists are replaced as a whole,
 * and so are images with a new `src`, because their old alt text no longer applies.
 */

type Row = Record<string, unknown>;
type Field = z.core.$ZodType;

/** Returns undefined for fields that aren't objects. */
export function findObjectSchema(
  field: Field | undefined,
): { object: z.ZodObject; isOptional: boolean } | undefined {
  if (field instanceof z.ZodObject) return { object: field, isOptional: false };
  const innerField =
    field instanceof z.ZodOptional || field instanceof z.ZodPrefault
      ? field.unwrap()
      : field instanceof z.ZodPipe
        ? field.out
        : undefined;
  const objectSchema = innerField && findObjectSchema(innerField);
  return (
    objectSchema && { ...objectSchema, isOptional: objectSchema.isOptional || field instanceof z.ZodOptional }
  );
}

/** Returns whether a field is a preview, which REST calls `src_pixel`. */
const isPixel = (name: string) => name === 'pixel' || name === 'src_pixel';

/** Returns whether a patch contains a field. A plain `partial()` would apply defaults and clear missing fields. */
const isProvided = (name: string, input: Row) =>
  // The server creates the preview of a new image if it is empty.
  name in input || (isPixel(name) && 'src' in input);

/** Creates the schema of a patch, in which `null` removes an optional object. */
export function createPatchSchema<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  type Patch = Partial<z.output<typeof schema>>;
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, toPatchField(field as Field)]);
  const partialSchema = z.strictObject(Object.fromEntries(fields) as z.ZodRawShape).partial();
  return z.record(z.string(), z.unknown()).transform((input, ctx): Patch => {
    const result = partialSchema.safeParse(input);
    if (result.success) {
      return Object.fromEntries(
        Object.entries(result.data).filter(([name]) => isProvided(name, input)),
      ) as Patch;
    }
    for (const { path, message } of result.error.issues) ctx.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
}

function toPatchField(field: Field): Field {
  const objectSchema = findObjectSchema(field);
  if (!objectSchema) return field;
  const patch = createPatchSchema(objectSchema.object);
  return z.unknown().transform((input, ctx) => {
    if (objectSchema.isOptional && isEmptyValue(field, input)) return null;
    const result = isRecord(input) ? patch.safeParse(input) : z.safeParse(field, input);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) ctx.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
}

/** Returns whether an input means `null`. Older clients send an image without a URL instead. */
function isEmptyValue(field: Field, input: unknown): boolean {
  if (input === null) return true;
  const result = z.safeParse(field, input);
  return result.success && result.data === undefined;
}

/**
 * Fills objects with current values.
 * @throws ZodError if an object is still invalid
 */
export function completePatch(schema: z.ZodObject, current: object, patch: object): Row {
  const currentRow = current as Row;
  const entries = Object.entries(patch).map(([name, value]) => {
    const objectSchema = findObjectSchema(schema.shape[name]);
    if (!objectSchema || !isRecord(value)) return [name, value];
    const mergedValue = mergeObject(objectSchema.object, currentRow[name], value);
    return [name, z.object({ [name]: schema.shape[name] as z.ZodType }).parse({ [name]: mergedValue })[name]];
  });
  return Object.fromEntries(entries);
}

function mergeObject(schema: z.ZodObject, currentRow: unknown, patch: Row): Row {
  if (!isRecord(currentRow) || ('src' in patch && patch.src !== currentRow.src)) return patch;
  const mergedRow: Row = { ...currentRow };
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined || (isPixel(name) && value === '')) continue;
    const objectSchema = findObjectSchema(schema.shape[name]);
    if (value === null) delete mergedRow[name];
    else
      mergedRow[name] =
        objectSchema && isRecord(value) ? mergeObject(objectSchema.object, currentRow[name], value) : value;
  }
  return mergedRow;
}
