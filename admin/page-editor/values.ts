import type { Values } from '../../domain/publishing/merge';
import { isRecord } from '../../domain/record';
import { placeIn } from '../../domain/sections/field-paths';

/** The same values with another one at a path; `undefined` takes a field away. Values stay as they are where the row is gone. */
export function put<Whole>(values: Whole, path: string, value: unknown): Whole {
  const into = (whole: unknown, [name = '', ...rest]: string[]): unknown => {
    const next = (before: unknown) => (rest.length === 0 ? value : into(before, rest));
    if (Array.isArray(whole)) {
      const place = placeIn(whole, name);
      if (place < 0 || place >= whole.length) return whole;
      return whole.with(place, next(whole[place]));
    }
    const row: Values = isRecord(whole) ? { ...whole } : {};
    const entry = next(row[name]);
    if (entry === undefined) delete row[name];
    else row[name] = entry;
    return row;
  };
  return into(values, path.split('.')) as Whole;
}

/** The same content, every row of it with an id; rows that have none get one by their place, alike for everybody. */
export function withIds<Content>(content: Content): Content {
  if (Array.isArray(content)) {
    const taken = new Set(content.map(entry => (isRecord(entry) ? entry._id : undefined)));
    const free = (index: number) => {
      let id = `r${index + 1}`;
      while (taken.has(id)) id += 'x';
      taken.add(id);
      return id;
    };
    return content.map((entry, index) => {
      if (!isRecord(entry)) return withIds(entry);
      const id = typeof entry._id === 'string' && entry._id ? entry._id : free(index);
      return { _id: id, ...withIdsInside({ ...entry, _id: id }) };
    }) as Content;
  }
  return isRecord(content) ? (withIdsInside(content) as Content) : content;
}

const withIdsInside = (row: Values): Values =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, withIds(value)]));

/** A copy whose rows are others. */
export const withNewIds = <Content>(content: Content, newId: () => string): Content =>
  JSON.parse(JSON.stringify(content, (key, value) => (key === '_id' ? newId() : value))) as Content;
