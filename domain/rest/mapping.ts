import { imageRef } from '../fields';
import { messages } from '../messages';
import { isRecord } from '../record';
import { z } from '../zod';

export type Values = Record<string, unknown>;

/** REST names by document names. */
type Names = Readonly<Record<string, string>>;

/** Differences between a document and REST. */
export type Mapping = {
  /** Renamed fields. */
  names: Names;
  /** Objects that are flat in REST. */
  groups: Readonly<Record<string, Names>>;
  /** Rows that are parallel lists in REST. The first list determines the number of rows. */
  rows: Readonly<Record<string, Names>>;
  /** Lists that REST omits when empty. */
  optional: readonly string[];
  /** Fields stored in `rest` and returned unchanged. */
  passthrough: readonly string[];
  /** Fields with renamed subfields. */
  nested: Readonly<
    Record<string, { fromRest: (value: unknown) => unknown; toRest: (value: unknown) => unknown }>
  >;
  /** Field order of responses. */
  order: readonly string[];
};

/** Keeps the order of the fields. */
export const renameFields = (
  value: unknown,
  names: Names,
  nestedConverters: Readonly<Record<string, (value: unknown) => unknown>> = {},
): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [
          names[name] ?? name,
          nestedConverters[name]?.(entry) ?? entry,
        ]),
      )
    : value;

export const mapRows =
  (change: (row: unknown) => unknown) =>
  (rows: unknown): unknown =>
    Array.isArray(rows) ? rows.map(change) : rows;

export const reverseNames = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([documentName, restName]) => [restName, documentName]));

const IMAGE = { pixel: 'src_pixel' };
export const imageConversion = {
  fromRest: (value: unknown) => renameFields(value, reverseNames(IMAGE)),
  toRest: (value: unknown) => renameFields(value, IMAGE),
};

export function createRestImageSchema(requiredMessage: string = messages.imageRequired) {
  const { src, pixel, alt, decorative } = imageRef(requiredMessage).shape;
  return z.strictObject({ src, src_pixel: pixel, alt, decorative }, { error: requiredMessage });
}

/** Returns a short, stable hash, so that equal entries give equal rows. */
function hashText(text: string): string {
  let hashValue = 7;
  for (let index = 0; index < text.length; index++)
    hashValue = (Math.imul(hashValue, 31) + text.charCodeAt(index)) | 0;
  return (hashValue >>> 0).toString(16).padStart(8, '0');
}

function parseRows(lists: Readonly<Record<string, unknown>>): { rows: unknown; surplus: Values } {
  const [[mainField = '', mainEntries] = [], ...otherLists] = Object.entries(lists);
  if (mainEntries !== undefined && !Array.isArray(mainEntries)) return { rows: mainEntries, surplus: {} };
  const entries: unknown[] = mainEntries ?? [];
  const occurrencesById = new Map<string, number>();
  const rows = entries.map((entry, index) => {
    const id = hashText(typeof entry === 'string' ? entry : (JSON.stringify(entry) ?? ''));
    const occurrence = (occurrencesById.get(id) ?? 0) + 1;
    occurrencesById.set(id, occurrence);
    const row: Values = { _id: occurrence > 1 ? `${id}-${occurrence}` : id, [mainField]: entry };
    for (const [field, list] of otherLists)
      if (Array.isArray(list) && index < list.length) row[field] = list[index];
    return row;
  });
  const surplus = otherLists.flatMap(([field, list]) =>
    Array.isArray(list) && (list.length > entries.length || list.length === 0)
      ? [[field, list.slice(entries.length)] as const]
      : [],
  );
  return { rows, surplus: Object.fromEntries(surplus) };
}

/** Drops trailing empty entries. */
function toParallelList(rows: readonly unknown[], field: string): unknown[] {
  const entries = rows.map(row => (isRecord(row) ? row[field] : undefined));
  const end = entries.findLastIndex(entry => entry !== undefined) + 1;
  return entries.slice(0, end).map(entry => entry ?? (field === 'decorative' ? false : ''));
}

/** Converts REST values, including those stored by earlier versions. Values can be partial. */
export function fromRest(mapping: Mapping, values: Values): Values {
  const { names, groups, rows, passthrough: passthroughNames, nested } = mapping;
  const remainingValues = { ...values };
  const takeField = (name: string) => {
    const value = remainingValues[name];
    delete remainingValues[name];
    return value;
  };
  const isProvided = (fields: Names) => Object.values(fields).some(name => values[name] !== undefined);
  const result: Values = {};
  const rest: Values = {};
  for (const name of passthroughNames) if (values[name] !== undefined) rest[name] = takeField(name);
  for (const [field, fields] of Object.entries(groups)) {
    if (!isProvided(fields)) continue;
    const entries = Object.entries(fields).map(
      ([documentName, name]) => [documentName, takeField(name)] as const,
    );
    result[field] = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  for (const [field, fields] of Object.entries(rows)) {
    if (!isProvided(fields)) continue;
    const lists = Object.entries(fields).map(
      ([documentName, name]) => [documentName, takeField(name)] as const,
    );
    const { rows: fieldRows, surplus } = parseRows(Object.fromEntries(lists));
    result[field] = fieldRows;
    for (const [documentName, list] of Object.entries(surplus)) {
      const name = fields[documentName] ?? documentName;
      if ((list as unknown[]).length > 0 || mapping.optional.includes(name)) rest[name] = list;
    }
  }
  for (const [documentName, name] of Object.entries(names))
    if (name in values) result[documentName] = takeField(name);
  const document: Values = {
    ...remainingValues,
    ...result,
    ...(Object.keys(rest).length > 0 && { rest }),
  };
  for (const [field, { fromRest: change }] of Object.entries(nested))
    if (document[field] !== undefined) document[field] = change(document[field]);
  return document;
}

/** Returns fields in response order. */
export function toRest(mapping: Mapping, document: Values): Values {
  const { names, groups, rows, nested, order } = mapping;
  // REST shows only the resulting slug.
  const { rest: restValue, address: _, ...fields } = document;
  const nestedValues = isRecord(restValue) ? ((nested.rest?.toRest(restValue) as Values) ?? restValue) : {};
  const result: Values = {};
  const setField = (name: string, value: unknown) => {
    if (value !== undefined) result[name] = value;
  };
  for (const [field, value] of Object.entries(fields)) {
    const convertedValue = value === undefined ? value : (nested[field]?.toRest(value) ?? value);
    const group = groups[field];
    const lists = rows[field];
    if (group && isRecord(convertedValue))
      for (const [name, entry] of Object.entries(convertedValue)) setField(group[name] ?? name, entry);
    else if (lists && Array.isArray(convertedValue)) {
      for (const [index, [name, restName]] of Object.entries(lists).entries()) {
        const list = [
          ...toParallelList(convertedValue, name),
          ...((nestedValues[restName] as unknown[] | undefined) ?? []),
        ];
        const isMainList = index === 0;
        if (isMainList)
          setField(
            restName,
            convertedValue.map(row => (isRecord(row) ? (row[name] ?? '') : row)),
          );
        else if (list.length > 0 || restName in nestedValues || !mapping.optional.includes(restName))
          setField(restName, list);
      }
    } else setField(lists ? (Object.values(lists)[0] ?? field) : (names[field] ?? field), convertedValue);
  }
  for (const name of mapping.passthrough) setField(name, nestedValues[name]);
  const orderedNames = order.filter(name => name in result);
  const otherNames = Object.keys(result).filter(name => !order.includes(name));
  return Object.fromEntries([...orderedNames, ...otherNames].map(name => [name, result[name]]));
}
