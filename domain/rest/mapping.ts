import { imageRef } from '../fields';
import { messages } from '../messages';
import { isRecord } from '../record';
import { z } from '../zod';

/** Fields by name, finished or not. */
export type Values = Record<string, unknown>;

/** What fields are called in REST, by their own names. */
export type Names = Readonly<Record<string, string>>;

/** How REST says what a document says in another way. Fields that it leaves out are the same on both sides. */
export type Mapping = {
  /** Fields under another name. */
  names: Names;
  /** Objects whose fields stand side by side in REST. */
  groups: Readonly<Record<string, Names>>;
  /** Rows whose fields are parallel lists in REST; the first list says how many rows there are. */
  rows: Readonly<Record<string, Names>>;
  /** Lists that REST answers only when a row says something in them. */
  optional: readonly string[];
  /** What no page shows: answered as it was sent, inside the field `rest`. */
  kept: readonly string[];
  /** Fields whose own fields have other names in REST. */
  inside: Readonly<
    Record<string, { fromRest: (value: unknown) => unknown; toRest: (value: unknown) => unknown }>
  >;
  /** The order of fields in an answer. */
  order: readonly string[];
};

/** The same value with other names for its fields, and other values where `inside` makes them; the order stays. */
export const renameFields = (
  value: unknown,
  names: Names,
  inside: Readonly<Record<string, (value: unknown) => unknown>> = {},
): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, each]) => [names[name] ?? name, inside[name]?.(each) ?? each]),
      )
    : value;

/** Does the same to each row of a list. */
export const mapRows =
  (change: (row: unknown) => unknown) =>
  (rows: unknown): unknown =>
    Array.isArray(rows) ? rows.map(change) : rows;

export const reverseNames = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([own, rest]) => [rest, own]));

const IMAGE = { pixel: 'src_pixel' };
/** An image with its preview. */
export const image = {
  fromRest: (value: unknown) => renameFields(value, reverseNames(IMAGE)),
  toRest: (value: unknown) => renameFields(value, IMAGE),
};

/** The same as clients send it. */
export function restImage(required: string = messages.imageRequired) {
  const { src, pixel, alt, decorative } = imageRef(required).shape;
  return z.strictObject({ src, src_pixel: pixel, alt, decorative }, { error: required });
}

/** A short text that is the same for the same text: rows made from the same entry are the same row. */
function hash(text: string): string {
  let sum = 7;
  for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
  return (sum >>> 0).toString(16).padStart(8, '0');
}

function parseRows(lists: Readonly<Record<string, unknown>>): { rows: unknown; surplus: Values } {
  const [[lead = '', leading] = [], ...others] = Object.entries(lists);
  if (leading !== undefined && !Array.isArray(leading)) return { rows: leading, surplus: {} };
  const entries: unknown[] = leading ?? [];
  const used = new Map<string, number>();
  const rows = entries.map((entry, index) => {
    const id = hash(typeof entry === 'string' ? entry : (JSON.stringify(entry) ?? ''));
    const times = (used.get(id) ?? 0) + 1;
    used.set(id, times);
    const row: Values = { _id: times > 1 ? `${id}-${times}` : id, [lead]: entry };
    for (const [field, list] of others)
      if (Array.isArray(list) && index < list.length) row[field] = list[index];
    return row;
  });
  const surplus = others.flatMap(([field, list]) =>
    Array.isArray(list) && (list.length > entries.length || list.length === 0)
      ? [[field, list.slice(entries.length)] as const]
      : [],
  );
  return { rows, surplus: Object.fromEntries(surplus) };
}

/** One of the parallel lists that rows are in REST; it ends where no later row says anything. */
function toParallelList(rows: readonly unknown[], field: string): unknown[] {
  const entries = rows.map(row => (isRecord(row) ? row[field] : undefined));
  const end = entries.findLastIndex(entry => entry !== undefined) + 1;
  return entries.slice(0, end).map(entry => entry ?? (field === 'decorative' ? false : ''));
}

/** Makes a document from what REST sends, or from what was stored in its shape; neither needs to be whole. */
export function fromRest(mapping: Mapping, values: Values): Values {
  const { names, groups, rows, kept, inside } = mapping;
  const left = { ...values };
  const take = (name: string) => {
    const value = left[name];
    delete left[name];
    return value;
  };
  const isGiven = (fields: Names) => Object.values(fields).some(name => values[name] !== undefined);
  const made: Values = {};
  const rest: Values = {};
  for (const name of kept) if (values[name] !== undefined) rest[name] = take(name);
  for (const [field, fields] of Object.entries(groups)) {
    if (!isGiven(fields)) continue;
    const entries = Object.entries(fields).map(([own, name]) => [own, take(name)] as const);
    made[field] = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  for (const [field, fields] of Object.entries(rows)) {
    if (!isGiven(fields)) continue;
    const lists = Object.entries(fields).map(([own, name]) => [own, take(name)] as const);
    const { rows: found, surplus } = parseRows(Object.fromEntries(lists));
    made[field] = found;
    for (const [own, list] of Object.entries(surplus)) {
      const name = fields[own] ?? own;
      if ((list as unknown[]).length > 0 || mapping.optional.includes(name)) rest[name] = list;
    }
  }
  for (const [own, name] of Object.entries(names)) if (name in values) made[own] = take(name);
  const whole: Values = { ...left, ...made, ...(Object.keys(rest).length > 0 && { rest }) };
  for (const [field, { fromRest: change }] of Object.entries(inside))
    if (whole[field] !== undefined) whole[field] = change(whole[field]);
  return whole;
}

/** Says a document as REST does, in the order of its answers. */
export function toRest(mapping: Mapping, document: Values): Values {
  const { names, groups, rows, inside, order } = mapping;
  const { rest: keptValue, ...own } = document;
  const rest = isRecord(keptValue) ? ((inside.rest?.toRest(keptValue) as Values) ?? keptValue) : {};
  const said: Values = {};
  const put = (name: string, value: unknown) => {
    if (value !== undefined) said[name] = value;
  };
  for (const [field, value] of Object.entries(own)) {
    const changed = value === undefined ? value : (inside[field]?.toRest(value) ?? value);
    const group = groups[field];
    const lists = rows[field];
    if (group && isRecord(changed))
      for (const [name, each] of Object.entries(changed)) put(group[name] ?? name, each);
    else if (lists && Array.isArray(changed)) {
      for (const [index, [name, restName]] of Object.entries(lists).entries()) {
        const list = [...toParallelList(changed, name), ...((rest[restName] as unknown[] | undefined) ?? [])];
        const isLead = index === 0;
        if (isLead)
          put(
            restName,
            changed.map(row => (isRecord(row) ? (row[name] ?? '') : row)),
          );
        else if (list.length > 0 || restName in rest || !mapping.optional.includes(restName))
          put(restName, list);
      }
    } else put(lists ? (Object.values(lists)[0] ?? field) : (names[field] ?? field), changed);
  }
  for (const name of mapping.kept) put(name, rest[name]);
  const known = order.filter(name => name in said);
  const others = Object.keys(said).filter(name => !order.includes(name));
  return Object.fromEntries([...known, ...others].map(name => [name, said[name]]));
}
