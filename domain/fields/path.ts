import { isRecord } from '../record';

/*
 * A field's path is dotted, with ids for rows and indexes for other entries: `sections.r3.items.r1.title`, `hero.lead`,
 * `story.b2.caption`.
 */

/** Finds the index of a row or entry. `name` is a row's id or an index. */
function findIndex(list: readonly unknown[], name: string): number {
  const idIndex = list.findIndex(entry => isRecord(entry) && entry._id === name);
  return idIndex >= 0 || !/^\d+$/.test(name) ? idIndex : Number(name);
}

const findEntry = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value[findIndex(value, name)];
  return isRecord(value) ? value[name] : undefined;
};

export const getValueAt = (values: unknown, path: string): unknown =>
  path === '' ? values : path.split('.').reduce(findEntry, values);

/** Returns a copy. `undefined` removes the field. If the row no longer exists, nothing changes. */
export function setValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const setInside = (parent: unknown, [name = '', ...remainingPath]: string[]): unknown => {
    const getNext = (currentValue: unknown) =>
      remainingPath.length === 0 ? value : setInside(currentValue, remainingPath);
    if (Array.isArray(parent)) {
      const index = findIndex(parent, name);
      return index < 0 || index >= parent.length ? parent : parent.with(index, getNext(parent[index]));
    }
    const row: Record<string, unknown> = isRecord(parent) ? { ...parent } : {};
    const entry = getNext(row[name]);
    if (entry === undefined) delete row[name];
    else row[name] = entry;
    return row;
  };
  return setInside(values, path.split('.')) as Values;
}

/** Converts a path with indexes, as zod reports it, to one with row ids. */
export function toFieldPath(values: unknown, path: string): string {
  let value = values;
  const names = path.split('.').map(name => {
    const entry = findEntry(value, name);
    const id = Array.isArray(value) && isRecord(entry) ? entry._id : undefined;
    value = entry;
    return typeof id === 'string' && id !== '' ? id : name;
  });
  return names.join('.');
}
