import { getField, type Schema } from '../../domain/fields/tree';
import type { Values } from '../../domain/publishing/merge';
import { isRecord } from '../../domain/record';

/** Adds missing row IDs. They depend only on the position, so all editors get the same IDs. */
export function addIds<Content>(content: Content): Content {
  if (Array.isArray(content)) {
    const usedIds = new Set(content.map(entry => (isRecord(entry) ? entry._id : undefined)));
    const toUniqueId = (index: number) => {
      let id = `r${index + 1}`;
      while (usedIds.has(id)) id += 'x';
      usedIds.add(id);
      return id;
    };
    return content.map((entry, index) => {
      if (!isRecord(entry)) return addIds(entry);
      const id = typeof entry._id === 'string' && entry._id ? entry._id : toUniqueId(index);
      return { _id: id, ...addInnerIds({ ...entry, _id: id }) };
    }) as Content;
  }
  return isRecord(content) ? (addInnerIds(content) as Content) : content;
}

const addInnerIds = (row: Values): Values =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, addIds(value)]));

export const replaceIds = <Content>(content: Content, createNewId: () => string): Content =>
  JSON.parse(JSON.stringify(content, (key, value) => (key === '_id' ? createNewId() : value))) as Content;

/** Results by schema and value. Values never change, so an edit processes only the changed blocks of a text. */
const resultsBySchema = new WeakMap<Schema, WeakMap<object, unknown>>();

/** Removes the IDs that `addIds` added, unless the schema has them. */
export function removeAddedIds<Content>(schema: Schema, content: Content): Content {
  if (typeof content !== 'object' || content === null) return content;
  const results = resultsBySchema.get(schema) ?? new WeakMap<object, unknown>();
  resultsBySchema.set(schema, results);
  if (!results.has(content)) results.set(content, removeIds(schema, content));
  return results.get(content) as Content;
}

function removeIds(schema: Schema, value: object): unknown {
  const { entry, fields, isList } = getField(schema, value);
  if (Array.isArray(value)) return entry ? value.map(entryValue => removeAddedIds(entry, entryValue)) : value;
  if (!isRecord(value) || isList) return value;
  const fieldSchemas = new Map(fields);
  const entries = Object.entries(value)
    .filter(([name]) => name !== '_id' || fieldSchemas.has('_id'))
    .map(([name, item]) => {
      const fieldSchema = fieldSchemas.get(name);
      return [name, fieldSchema ? removeAddedIds(fieldSchema, item) : item];
    });
  return Object.fromEntries(entries);
}
