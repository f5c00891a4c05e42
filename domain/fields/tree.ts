import { isRecord } from '../record';
import type { z } from '../zod';
import { type FieldMeta, schemaMeta, variantSelectors } from './meta';
import { getValueAt } from './path';

/* Only this file reads zod's schema definitions. */

export type Schema = z.core.$ZodType;

/** `words` is a list of texts, `fixed` has a single value, and `other` can't be edited in forms. */
type FieldType = 'text' | 'choice' | 'flag' | 'number' | 'group' | 'rows' | 'words' | 'fixed' | 'other';

/** A field as its schema describes it, without wrappers. */
export type Field = {
  schema: Schema;
  type: FieldType;
  optional: boolean;
  /** Whether an omitted field gets a default. */
  hasDefault: boolean;
  /** Whether `null` is accepted as missing. */
  nullable: boolean;
  meta: FieldMeta;
  /** Maximum length, number of entries or value. `Infinity` without a limit. */
  max: number;
  /** Values of a choice or fixed field. */
  options: readonly string[];
  /** Fields of a group by name, or of a tuple by index. */
  fields: readonly (readonly [name: string, schema: Schema])[];
  /** Schema of a list's entries. */
  entry?: Schema;
  /** Whether the value is a list. Also true for tuples, which are groups. */
  isList: boolean;
};

/** A field with its dotted path in a value, with names and indexes like zod's. */
export type FieldNode = Field & { name: string; path: string };

const NO_META: FieldMeta = { label: '' };
const getDefinition = (schema: Schema) => schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>;

/** For unions, a function that selects the field by the value. */
type FieldOrSelector = Field | ((value: unknown) => Field);
const fieldCache = new WeakMap<Schema, FieldOrSelector>();

function findField(schema: Schema): FieldOrSelector {
  const cachedField = fieldCache.get(schema);
  if (cachedField) return cachedField;
  const field = readField(schema);
  fieldCache.set(schema, field);
  return field;
}

/** @param value selects a union's variant */
export function getField(schema: Schema, value?: unknown): Field {
  const field = findField(schema);
  return typeof field === 'function' ? field(value) : field;
}

function readField(schema: Schema): FieldOrSelector {
  const ownMeta = schemaMeta.get(schema as z.ZodType);
  const def = getDefinition(schema);
  const selectVariant = variantSelectors.get(schema);
  if (selectVariant)
    return value => {
      const selectedVariant = isRecord(value) ? selectVariant(value) : undefined;
      return selectedVariant
        ? getField(selectedVariant, value)
        : { ...toPlainField(schema, ownMeta), type: 'other', fields: [] };
    };
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
      return inheritMeta(def.innerType as Schema, ownMeta, {
        optional: true,
        nullable: def.type === 'nullable',
        hasDefault: def.type === 'default',
      });
    case 'readonly':
    case 'catch':
      return inheritMeta(def.innerType as Schema, ownMeta);
    case 'pipe': {
      const { in: input, out } = def as unknown as { in: Schema; out: Schema };
      return inheritMeta(getDefinition(out).type === 'transform' ? input : out, ownMeta);
    }
    case 'union':
      return readUnion(def.options as Schema[], def.discriminator as string | undefined, ownMeta);
    default:
      return toPlainField(schema, ownMeta);
  }
}

type Omission = Pick<Field, 'optional' | 'nullable' | 'hasDefault'>;
const REQUIRED_FIELD: Omission = { optional: false, nullable: false, hasDefault: false };

function inheritMeta(
  innerSchema: Schema,
  ownMeta: FieldMeta | undefined,
  omission = REQUIRED_FIELD,
): FieldOrSelector {
  const innerField = findField(innerSchema);
  const addOmission = (field: Field): Field => ({
    ...field,
    optional: field.optional || omission.optional,
    nullable: field.nullable || omission.nullable,
    hasDefault: field.hasDefault || omission.hasDefault,
    meta: ownMeta ? { ...field.meta, ...ownMeta } : field.meta,
  });
  if (!ownMeta && !omission.optional) return innerField;
  return typeof innerField === 'function' ? value => addOmission(innerField(value)) : addOmission(innerField);
}

function readUnion(
  options: readonly Schema[],
  discriminator: string | undefined,
  ownMeta: FieldMeta | undefined,
): FieldOrSelector {
  const [firstOption] = options;
  if (!firstOption) throw new Error('A union needs at least one option');
  if (discriminator !== undefined) {
    const getOptionName = (option: Schema) =>
      getField(getField(option).fields.find(([name]) => name === discriminator)?.[1] ?? option).options[0];
    const variants = new Map(options.map(option => [getOptionName(option), inheritMeta(option, ownMeta)]));
    return value => {
      const name = isRecord(value) ? (value[discriminator] as string) : undefined;
      const field = variants.get(name) ?? inheritMeta(firstOption, ownMeta);
      return typeof field === 'function' ? field(value) : field;
    };
  }
  // A literal in a union is the empty value.
  const nonLiteralOptions = options.filter(option => getDefinition(option).type !== 'literal');
  const [onlyOption = firstOption] = nonLiteralOptions;
  if (nonLiteralOptions.length <= 1)
    return inheritMeta(onlyOption, ownMeta, {
      ...REQUIRED_FIELD,
      optional: nonLiteralOptions.length < options.length,
    });
  // One option is text and the other an object, so the value determines the option.
  return value => {
    const matchingOption =
      nonLiteralOptions.find(option => (getDefinition(option).type === 'object') === isRecord(value)) ??
      onlyOption;
    const field = inheritMeta(matchingOption, ownMeta);
    return typeof field === 'function' ? field(value) : field;
  };
}

function toPlainField(schema: Schema, ownMeta: FieldMeta = NO_META): Field {
  const def = getDefinition(schema);
  const field: Field = {
    schema,
    type: 'other',
    ...REQUIRED_FIELD,
    meta: ownMeta,
    max: getMaxLength(schema),
    options: [],
    fields: [],
    isList: false,
  };
  switch (def.type) {
    case 'object':
      return { ...field, type: 'group', fields: Object.entries(def.shape as Record<string, Schema>) };
    case 'tuple':
      return {
        ...field,
        type: 'group',
        isList: true,
        fields: (def.items as Schema[]).map((itemSchema, index) => [String(index), itemSchema]),
      };
    case 'array': {
      const entry = def.element as Schema;
      const isText = ['text', 'choice'].includes(getField(entry).type);
      return { ...field, type: isText ? 'words' : 'rows', isList: true, entry };
    }
    case 'enum':
      return { ...field, type: 'choice', options: Object.values(def.entries as Record<string, string>) };
    case 'literal':
      return { ...field, type: 'fixed', options: def.values as string[] };
    case 'boolean':
      return { ...field, type: 'flag' };
    case 'number':
      return { ...field, type: 'number' };
    case 'string':
      return { ...field, type: 'text' };
    default:
      return field;
  }
}

/** Returns `Infinity` without a limit. */
export const getMaxLength = (schema: Schema): number =>
  Math.min(
    ...(schema._zod.def.checks ?? []).map(
      check => (check._zod.def as { maximum?: number }).maximum ?? Infinity,
    ),
  );

const joinPath = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);

/** @param value selects a union's variant */
export const listFieldNodes = (schema: Schema, value?: unknown, path = ''): FieldNode[] =>
  getField(schema, value).fields.map(([name, field]) => ({
    ...getField(field, isRecord(value) ? value[name] : undefined),
    schema: field,
    name,
    path: joinPath(path, name),
  }));

/** Finds the schema of the field at a path, which identifies rows by id. */
export function findSchemaAt(schema: Schema, value: unknown, path: string): Schema | undefined {
  let currentSchema: Schema | undefined = schema;
  let currentValue = value;
  for (const name of path === '' ? [] : path.split('.')) {
    const { entry, fields }: Field = getField(currentSchema, currentValue);
    currentSchema = entry ?? fields.find(([fieldName]) => fieldName === name)?.[1];
    if (!currentSchema) return undefined;
    currentValue = getValueAt(currentValue, name);
  }
  return currentSchema;
}

/** Finds the label of the innermost labelled field on a path. */
export function findLabelAt(schema: Schema, value: unknown, path: string): string | undefined {
  const names = path.split('.');
  const labels = names.map((_, index) => {
    const labelPath = names.slice(0, index + 1).join('.');
    const innerSchema = findSchemaAt(schema, value, labelPath);
    return innerSchema && getField(innerSchema, getValueAt(value, labelPath)).meta.label;
  });
  return labels.findLast(Boolean);
}

type FieldFilter = (meta: FieldMeta) => boolean;
const containsCache = new WeakMap<FieldFilter, WeakMap<Schema, boolean>>();

/**
 * Returns whether a schema can contain selected fields, so that callers can skip most of an item's thousands of
 * values.
 */
function canContain(schema: Schema, isSelected: FieldFilter): boolean {
  const cache = containsCache.get(isSelected) ?? new WeakMap<Schema, boolean>();
  containsCache.set(isSelected, cache);
  const cachedResult = cache.get(schema);
  if (cachedResult !== undefined) return cachedResult;
  // Stops the recursion in recursive schemas.
  cache.set(schema, true);
  const isContained = matchesField(schema, isSelected);
  cache.set(schema, isContained);
  return isContained;
}

function matchesField(schema: Schema, isSelected: FieldFilter): boolean {
  const foundField = findField(schema);
  // The option of a union depends on the value, so assume a match.
  if (typeof foundField === 'function') return true;
  return (
    isSelected(foundField.meta) ||
    foundField.fields.some(([, field]) => canContain(field, isSelected)) ||
    (foundField.entry !== undefined && canContain(foundField.entry, isSelected))
  );
}

/** A function that returns a field's new value. `row` has the field's siblings. */
type Visitor = (node: FieldNode, value: unknown, row: Readonly<Record<string, unknown>>) => unknown;
const NO_ROW = {};

/** Shares unchanged objects with the original. Missing fields stay missing. */
export function mapFields<Value>(
  schema: Schema,
  value: Value,
  isSelected: FieldFilter,
  getReplacement: Visitor,
): Value {
  const mapValue = (
    innerSchema: Schema,
    innerValue: unknown,
    path: string,
    name: string,
    row: Readonly<Record<string, unknown>>,
  ): unknown => {
    if (innerValue === undefined || innerValue === null || !canContain(innerSchema, isSelected))
      return innerValue;
    const field = getField(innerSchema, innerValue);
    if (isSelected(field.meta)) {
      const replacement = getReplacement({ ...field, name, path }, innerValue, row);
      if (replacement !== innerValue) return replacement;
    }
    if (Array.isArray(innerValue)) {
      let list = innerValue;
      const { entry } = field;
      innerValue.forEach((entryValue, index) => {
        const schemaOfItem = entry ?? field.fields[index]?.[1];
        if (!schemaOfItem) return;
        const nextValue = mapValue(schemaOfItem, entryValue, joinPath(path, index), String(index), NO_ROW);
        if (nextValue === entryValue) return;
        if (list === innerValue) list = [...innerValue];
        list[index] = nextValue;
      });
      return list;
    }
    if (!isRecord(innerValue) || field.isList) return innerValue;
    let record = innerValue;
    for (const [key, ownMeta] of field.fields) {
      if (!Object.hasOwn(innerValue, key)) continue;
      const nextValue = mapValue(ownMeta, innerValue[key], joinPath(path, key), key, innerValue);
      if (nextValue === innerValue[key]) continue;
      if (record === innerValue) record = { ...innerValue };
      record[key] = nextValue;
    }
    return record;
  };
  return mapValue(schema, value, '', '', NO_ROW) as Value;
}

/** Visits parents before their children. */
export function visitFields(schema: Schema, value: unknown, isSelected: FieldFilter, visit: Visitor): void {
  mapFields(schema, value, isSelected, (node, innerValue, row) => {
    visit(node, innerValue, row);
    return innerValue;
  });
}
