import type { ComponentType } from 'react';
import { findList, type ListedKind, parseItemPath } from '../../domain/paths';

/** `Card` shows one item in a list without its own layout. */
type Part = 'Page' | 'List' | 'Card';
// biome-ignore lint/suspicious/noExplicitAny: names and data are paired where the view is rendered
type View = ComponentType<any>;

const loads = import.meta.glob<{ default: View }>('./*/{Page,List,Card}.tsx');
const loaded = new Map<string, View>();

const toFile = (name: string) => `./${name}.tsx`;
/** Returns a view's name, such as `case/Page`. Kinds without their own list share `default/List`. */
function getViewName(kind: ListedKind, part: Part): string {
  const name = `${kind}/${part}`;
  return part !== 'List' || Object.hasOwn(loads, toFile(name)) ? name : 'default/List';
}

/** Lists the names of the views that a path needs. */
export function listViews(path: string): string[] {
  const item = parseItemPath(path);
  if (item) return [getViewName(item.kind, 'Page')];
  const kind = findList(path)?.kind;
  if (!kind) return [];
  const list = getViewName(kind, 'List');
  return list.startsWith(kind) ? [list] : [list, getViewName(kind, 'Card')];
}

const load = (names: string[]) =>
  Promise.all(
    names.map(async name => {
      const module = loaded.has(name) ? undefined : await loads[toFile(name)]?.();
      if (module) loaded.set(name, module.default);
    }),
  );

export const loadViews = async (path: string): Promise<void> => void (await load(listViews(path)));

export const loadItemPage = async (kind: ListedKind): Promise<void> => void (await load([`${kind}/Page`]));

/** Returns undefined if the view isn't loaded. */
export const findView = (kind: ListedKind, part: Part): View | undefined =>
  loaded.get(getViewName(kind, part));
