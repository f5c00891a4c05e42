import type { ComponentType } from 'react';
import { findList, type ListedKind, parseItemPath } from '../../domain/paths';

/** `Card` shows one item in a list without its own layout. */
type Part = 'Page' | 'List' | 'Card';
// biome-ignore lint/suspicious/noExplicitAny: names and data are paired where the view is rendered
type View = ComponentType<any>;

const loaders = import.meta.glob<{ default: View }>('./*/{Page,List,Card}.tsx');
const loadedViews = new Map<string, View>();

const toFile = (name: string) => `./${name}.tsx`;
/** Returns a view's name, such as `case/Page`. Kinds without their own list share `default/List`. */
function getViewName(kind: ListedKind, part: Part): string {
  const name = `${kind}/${part}`;
  return part !== 'List' || Object.hasOwn(loaders, toFile(name)) ? name : 'default/List';
}

/** Lists the names of the views that a path needs. */
export function listViews(path: string): string[] {
  const item = parseItemPath(path);
  if (item) return [getViewName(item.kind, 'Page')];
  const kind = findList(path)?.kind;
  if (!kind) return [];
  const listView = getViewName(kind, 'List');
  return listView.startsWith(kind) ? [listView] : [listView, getViewName(kind, 'Card')];
}

const loadAll = (names: string[]) =>
  Promise.all(
    names.map(async name => {
      const module = loadedViews.has(name) ? undefined : await loaders[toFile(name)]?.();
      if (module) loadedViews.set(name, module.default);
    }),
  );

export const loadViews = async (path: string): Promise<void> => void (await loadAll(listViews(path)));

export const loadItemPage = async (kind: ListedKind): Promise<void> => void (await loadAll([`${kind}/Page`]));

/** Returns undefined if the view isn't loaded. */
export const findView = (kind: ListedKind, part: Part): View | undefined =>
  loadedViews.get(getViewName(kind, part));
