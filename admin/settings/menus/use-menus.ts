import { useEffect, useState } from 'react';
import { toast } from '../../../components/ui/toast-store';
import {
  createMenuRow,
  findLevel,
  HEADER_LEVELS_MAX,
  listBranch,
  listRowsWithin,
  type MenuRow,
  type Menus,
} from '../../../domain/menus';
import { adminMessages } from '../../admin-messages';
import { deleteMenusDraft, loadMenusDraft, saveMenusDraft } from './menus-draft';

export type MenuPlacement = 'header' | 'footer';
export type SelectedRow = { place: MenuPlacement; id: string };
/** ID of the button, which isn't a row. */
export const MENU_BUTTON_ID = 'button';

/**
 * Stores unpublished changes on this device.
 * @param seen version of the published menus.
 */
export function useMenus(published: Menus, seen: string) {
  const [localDraft] = useState(() => loadMenusDraft(seen));
  const [menus, setMenus] = useState(localDraft.menus ?? published);
  const [selected, choose] = useState<SelectedRow>();

  const isChanged = JSON.stringify(menus) !== JSON.stringify(published);
  useEffect(() => {
    if (localDraft.outdated) toast({ variant: 'warning', message: adminMessages.menusOutdated });
    else if (localDraft.menus) toast({ variant: 'success', message: adminMessages.menusKept });
  }, [localDraft]);
  useEffect(() => {
    if (isChanged) saveMenusDraft({ menus, seen });
    else deleteMenusDraft();
  }, [isChanged, menus, seen]);

  const change = (place: MenuPlacement, rows: MenuRow[]) =>
    setMenus(before => ({ ...before, [place]: rows }));
  function changeRow({ place, id }: SelectedRow, changed: Partial<MenuRow>) {
    if (id === MENU_BUTTON_ID) {
      const { title = menus.button.title, href = menus.button.href } = changed;
      setMenus({ ...menus, button: { title, href } });
    } else
      change(
        place,
        menus[place].map(row => (row.id === id ? { ...row, ...changed } : row)),
      );
  }
  function add(place: MenuPlacement) {
    const usedIds = new Set(menus[place].map(({ id }) => id));
    let number = 1;
    while (usedIds.has(`new-${number}`)) number++;
    const id = `new-${number}`;
    const neighbour = place === 'footer' ? menus.footer.find(row => row.id === selected?.id) : undefined;
    const parentId = neighbour ? neighbour.within || neighbour.id : '';
    const title = place === 'footer' && !neighbour ? 'New column' : 'New link';
    change(place, [...menus[place], { ...createMenuRow(id, parentId), title }]);
    choose({ place, id });
  }
  function remove({ place, id }: SelectedRow) {
    const removedIds = listBranch(menus[place], id);
    change(
      place,
      menus[place].filter(row => !removedIds.includes(row)),
    );
    choose(undefined);
  }
  function discard() {
    setMenus(published);
    choose(undefined);
  }

  const row =
    selected?.id === MENU_BUTTON_ID
      ? { ...createMenuRow(MENU_BUTTON_ID), ...menus.button }
      : selected && menus[selected.place].find(({ id }) => id === selected.id);
  return { menus, isChanged, chosen: selected, row, choose, change, changeRow, add, remove, discard };
}

export function getRowType({ place, id }: SelectedRow, menus: Menus) {
  if (id === MENU_BUTTON_ID) return 'button';
  const level = findLevel(menus[place], id);
  if (place === 'footer') return level === 1 ? 'column' : 'link';
  if (listRowsWithin(menus.header, id).length > 0) return level === 1 ? 'menu' : 'group';
  return level === HEADER_LEVELS_MAX ? 'card' : 'link';
}
