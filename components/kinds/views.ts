import type { ComponentType } from 'react';
import { findList, type ListedKind, parseItemPath } from '../../domain/paths';

/** The page of an item, the items of a list, and one item in a list that has no layout of its own. */
type Part = 'Page' | 'List' | 'Card';
// biome-ignore lint/suspicious/noExplicitAny: names and data are paired where the view is rendered
type View = ComponentType<any>;

const loads = import.meta.glob<{ default: View }>('./*/{Page,List,Card}.tsx');
const loaded = new Map<string, View>();

const toFile = (name: string) => `./${name}.tsx`;
/** Returns the name of a kind's view: `case/Page`. Kinds without a list of their own share one. */
function getViewName(kind: ListedKind, part: Part): string {
  const name = `${kind}/${part}`;
  return part !== 'List' || Object.hasOwn(loads, toFile(name)) ? name : 'default/List';
}

/** Lists the views of the item or list at a path. */
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

/** Loads the views of the item or list at a path. */
export const loadViews = async (path: string): Promise<void> => void (await load(listViews(path)));

/** Loads the page of a kind. */
export const loadItemPage = async (kind: ListedKind): Promise<void> => void (await load([`${kind}/Page`]));

/** Returns a loaded view, if the kind has it. */
export const findView = (kind: ListedKind, part: Part): View | undefined =>
  loaded.get(getViewName(kind, part));
