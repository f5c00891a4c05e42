import { isRecord } from '../record';

/*
 * Where a field of a page is, as a path in dots: fields by name, rows by their id, other entries of lists by place:
 * `sections.r3.items.r1.title`, `hero.lead`.
 */

/** The place of an entry in a list. */
export function placeIn(list: readonly unknown[], name: string): number {
  const byId = list.findIndex(entry => isRecord(entry) && entry._id === name);
  return byId >= 0 || !/^\d+$/.test(name) ? byId : Number(name);
}

/** What stands at a path; undefined where nothing does. */
export const at = (values: unknown, path: string): unknown =>
  path === ''
    ? values
    : path.split('.').reduce<unknown>((value, name) => {
        if (Array.isArray(value)) return value[placeIn(value, name)];
        return isRecord(value) ? value[name] : undefined;
      }, values);

/** A path with rows by their ids, of one that names them by their places, as the server does. */
export function byIds(values: unknown, path: string): string {
  let value = values;
  const names = path.split('.').map(name => {
    const entry = Array.isArray(value)
      ? value[placeIn(value, name)]
      : isRecord(value)
        ? value[name]
        : undefined;
    const id = Array.isArray(value) && isRecord(entry) ? entry._id : undefined;
    value = entry;
    return typeof id === 'string' ? id : name;
  });
  return names.join('.');
}
