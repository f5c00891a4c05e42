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

const NOTHING: FieldMeta = { label: '' };
const getDefinition = (schema: Schema) => schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>;

/** For unions, a function that selects the field by the value. */
type Found = Field | ((value: unknown) => Field);
const fieldCache = new WeakMap<Schema, Found>();

function findField(schema: Schema): Found {
  const cached = fieldCache.get(schema);
  if (cached) return cached;
  const found = readField(schema);
  fieldCache.set(schema, found);
  return found;
}

/** @param value selects a union's variant */
export function getField(schema: Schema, value?: unknown): Field {
  const found = findField(schema);
  return typeof found === 'function' ? found(value) : found;
}

function readField(schema: Schema): Found {
  const ownMeta = schemaMeta.get(schema as z.ZodType);
  const def = getDefinition(schema);
  const variant = variantSelectors.get(schema);
  if (variant)
    return value => {
      const selected = isRecord(value) ? variant(value) : undefined;
      return selected
        ? getField(selected, value)
        : { ...toPlainField(schema, ownMeta), type: 'other', fields: [] };
    };
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
      return inherit(def.innerType as Schema, ownMeta, {
        optional: true,
        nullable: def.type === 'nullable',
        hasDefault: def.type === 'default',
      });
    case 'readonly':
    case 'catch':
      return inherit(def.innerType as Schema, ownMeta);
    case 'pipe': {
      const { in: before, out } = def as unknown as { in: Schema; out: Schema };
      return inherit(getDefinition(out).type === 'transform' ? before : out, ownMeta);
    }
    case 'union':
      return readUnion(def.options as Schema[], def.discriminator as string | undefined, ownMeta);
    default:
      return toPlainField(schema, ownMeta);
  }
}

type Omission = Pick<Field, 'optional' | 'nullable' | 'hasDefault'>;
const REQUIRED: Omission = { optional: false, nullable: false, hasDefault: false };

function inherit(inner: Schema, own: FieldMeta | undefined, missing = REQUIRED): Found {
  const found = findField(inner);
  const wrap = (field: Field): Field => ({
    ...field,
    optional: field.optional || missing.optional,
    nullable: field.nullable || missing.nullable,
    hasDefault: field.hasDefault || missing.hasDefault,
    meta: own ? { ...field.meta, ...own } : field.meta,
  });
  if (!own && !missing.optional) return found;
  return typeof found === 'function' ? value => wrap(found(value)) : wrap(found);
}

function readUnion(
  options: readonly Schema[],
  discriminator: string | undefined,
  own: FieldMeta | undefined,
): Found {
  const [first] = options;
  if (!first) throw new Error('A union without options');
  if (discriminator !== undefined) {
    const findName = (option: Schema) =>
      getField(getField(option).fields.find(([name]) => name === discriminator)?.[1] ?? option).options[0];
    const byName = new Map(options.map(option => [findName(option), inherit(option, own)]));
    return value => {
      const name = isRecord(value) ? (value[discriminator] as string) : undefined;
      const found = byName.get(name) ?? inherit(first, own);
      return typeof found === 'function' ? found(value) : found;
    };
  }
  // A literal in a union is the empty value.
  const open = options.filter(option => getDefinition(option).type !== 'literal');
  const [only = first] = open;
  if (open.length <= 1) return inherit(only, own, { ...REQUIRED, optional: open.length < options.length });
  // One option is text and the other an object, so the value determines the option.
  return value => {
    const matching =
      open.find(option => (getDefinition(option).type === 'object') === isRecord(value)) ?? only;
    const found = inherit(matching, own);
    return typeof found === 'function' ? found(value) : found;
  };
}

function toPlainField(schema: Schema, own: FieldMeta = NOTHING): Field {
  const def = getDefinition(schema);
  const field: Field = {
    schema,
    type: 'other',
    ...REQUIRED,
    meta: own,
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
        fields: (def.items as Schema[]).map((item, index) => [String(index), item]),
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

const join = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);

/** @param value selects a union's variant */
export const listFieldNodes = (schema: Schema, value?: unknown, path = ''): FieldNode[] =>
  getField(schema, value).fields.map(([name, field]) => ({
    ...getField(field, isRecord(value) ? value[name] : undefined),
    schema: field,
    name,
    path: join(path, name),
  }));

/** `path` identifies rows by id. */
export function findSchemaAt(schema: Schema, value: unknown, path: string): Schema | undefined {
  let found: Schema | undefined = schema;
  let at = value;
  for (const name of path === '' ? [] : path.split('.')) {
    const { entry, fields }: Field = getField(found, at);
    found = entry ?? fields.find(([fieldName]) => fieldName === name)?.[1];
    if (!found) return undefined;
    at = getValueAt(at, name);
  }
  return found;
}

/** Finds the label of the innermost labelled field on a path. */
export function findLabelAt(schema: Schema, value: unknown, path: string): string | undefined {
  const names = path.split('.');
  const labels = names.map((_, index) => {
    const at = names.slice(0, index + 1).join('.');
    const found = findSchemaAt(schema, value, at);
    return found && getField(found, getValueAt(value, at)).meta.label;
  });
  return labels.findLast(Boolean);
}

type FieldFilter = (meta: FieldMeta) => boolean;
const selectable = new WeakMap<FieldFilter, WeakMap<Schema, boolean>>();

/** Lets callers skip most of an item's thousands of values. */
function canContain(schema: Schema, isSelected: FieldFilter): boolean {
  const cache = selectable.get(isSelected) ?? new WeakMap<Schema, boolean>();
  selectable.set(isSelected, cache);
  const cached = cache.get(schema);
  if (cached !== undefined) return cached;
  // Stops the recursion in recursive schemas.
  cache.set(schema, true);
  const contains = matchesField(schema, isSelected);
  cache.set(schema, contains);
  return contains;
}

function matchesField(schema: Schema, isSelected: FieldFilter): boolean {
  const found = findField(schema);
  // The option of a union depends on the value, so assume a match.
  if (typeof found === 'function') return true;
  return (
    isSelected(found.meta) ||
    found.fields.some(([, field]) => canContain(field, isSelected)) ||
    (found.entry !== undefined && canContain(found.entry, isSelected))
  );
}

/** `row` has the field's siblings. Returns the new value. */
type Visitor = (node: FieldNode, value: unknown, row: Readonly<Record<string, unknown>>) => unknown;
const NO_ROW = {};

/** Shares unchanged objects with the original. Missing fields stay missing. */
export function mapFields<Value>(
  schema: Schema,
  value: Value,
  isSelected: FieldFilter,
  make: Visitor,
): Value {
  const walkInside = (
    inner: Schema,
    innerValue: unknown,
    path: string,
    name: string,
    row: Readonly<Record<string, unknown>>,
  ): unknown => {
    if (innerValue === undefined || innerValue === null || !canContain(inner, isSelected)) return innerValue;
    const field = getField(inner, innerValue);
    if (isSelected(field.meta)) {
      const replacement = make({ ...field, name, path }, innerValue, row);
      if (replacement !== innerValue) return replacement;
    }
    if (Array.isArray(innerValue)) {
      let list = innerValue;
      const { entry } = field;
      innerValue.forEach((item, index) => {
        const schemaOfItem = entry ?? field.fields[index]?.[1];
        if (!schemaOfItem) return;
        const next = walkInside(schemaOfItem, item, join(path, index), String(index), NO_ROW);
        if (next === item) return;
        if (list === innerValue) list = [...innerValue];
        list[index] = next;
      });
      return list;
    }
    if (!isRecord(innerValue) || field.isList) return innerValue;
    let record = innerValue;
    for (const [key, own] of field.fields) {
      if (!Object.hasOwn(innerValue, key)) continue;
      const next = walkInside(own, innerValue[key], join(path, key), key, innerValue);
      if (next === innerValue[key]) continue;
      if (record === innerValue) record = { ...innerValue };
      record[key] = next;
    }
    return record;
  };
  return walkInside(schema, value, '', '', NO_ROW) as Value;
}

/** Visits parents before their children. */
export function visitFields(schema: Schema, value: unknown, isSelected: FieldFilter, visit: Visitor): void {
  mapFields(schema, value, isSelected, (node, item, row) => {
    visit(node, item, row);
    return item;
  });
}
