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
import { readStorage, writeStorage } from '../../browser-storage';

export type MenuPlacement = 'header' | 'footer';
export type SelectedRow = { placement: MenuPlacement; id: string };
/** ID of the button, which isn't a row. */
export const MENU_BUTTON_ID = 'button';

/**
 * Stores unpublished changes on this device.
 * @param publishedVersion version of the published menus.
 */
export function useMenus(publishedMenus: Menus, publishedVersion: string) {
  const [localDraft] = useState(() => loadMenusDraft(publishedVersion));
  const [menus, setMenus] = useState(localDraft.menus ?? publishedMenus);
  const [selectedRow, setSelectedRow] = useState<SelectedRow>();

  const isChanged = JSON.stringify(menus) !== JSON.stringify(publishedMenus);
  useEffect(() => {
    if (localDraft.isOutdated) toast({ variant: 'warning', message: adminMessages.menusOutdated });
    else if (localDraft.menus) toast({ variant: 'success', message: adminMessages.menusKept });
  }, [localDraft]);
  useEffect(() => {
    const draft: MenusDraft = { menus, seen: publishedVersion };
    writeStorage(KEY, isChanged ? JSON.stringify(draft) : null);
  }, [isChanged, menus, publishedVersion]);

  const change = (placement: MenuPlacement, rows: MenuRow[]) =>
    setMenus(previousMenus => ({ ...previousMenus, [placement]: rows }));
  function changeRow({ placement, id }: SelectedRow, changes: Partial<MenuRow>) {
    if (id === MENU_BUTTON_ID) {
      const { title = menus.button.title, href = menus.button.href } = changes;
      setMenus({ ...menus, button: { title, href } });
    } else
      change(
        placement,
        menus[placement].map(row => (row.id === id ? { ...row, ...changes } : row)),
      );
  }
  function add(placement: MenuPlacement) {
    const usedIds = new Set(menus[placement].map(({ id }) => id));
    let suffix = 1;
    while (usedIds.has(`new-${suffix}`)) suffix++;
    const id = `new-${suffix}`;
    const neighbour =
      placement === 'footer' ? menus.footer.find(row => row.id === selectedRow?.id) : undefined;
    const parentId = neighbour ? neighbour.within || neighbour.id : '';
    const title = placement === 'footer' && !neighbour ? 'New column' : 'New link';
    change(placement, [...menus[placement], { ...createMenuRow(id, parentId), title }]);
    setSelectedRow({ placement, id });
  }
  function remove({ placement, id }: SelectedRow) {
    const removedIds = listBranch(menus[placement], id);
    change(
      placement,
      menus[placement].filter(row => !removedIds.includes(row)),
    );
    setSelectedRow(undefined);
  }
  function discard() {
    setMenus(publishedMenus);
    setSelectedRow(undefined);
  }

  const row =
    selectedRow?.id === MENU_BUTTON_ID
      ? { ...createMenuRow(MENU_BUTTON_ID), ...menus.button }
      : selectedRow && menus[selectedRow.placement].find(({ id }) => id === selectedRow.id);
  return {
    menus,
    isChanged,
    selectedRow,
    row,
    select: setSelectedRow,
    change,
    changeRow,
    add,
    remove,
    discard,
  };
}

export function getRowType({ placement, id }: SelectedRow, menus: Menus) {
  if (id === MENU_BUTTON_ID) return 'button';
  const level = findLevel(menus[placement], id);
  if (placement === 'footer') return level === 1 ? 'column' : 'link';
  if (listRowsWithin(menus.header, id).length > 0) return level === 1 ? 'menu' : 'group';
  return level === HEADER_LEVELS_MAX ? 'card' : 'link';
}

const KEY = 'staff:menus';

type MenusDraft = {
  menus: Menus;
  /** Version of the published menus on which the changes are based. */
  seen: string;
};

/** Returns the stored changes. `isOutdated` means that other menus have been published since. */
function loadMenusDraft(publishedVersion: string): { menus?: Menus; isOutdated: boolean } {
  try {
    const draft = JSON.parse(readStorage(KEY) ?? 'null') as MenusDraft | null;
    if (!draft || !Array.isArray(draft.menus?.header) || !Array.isArray(draft.menus.footer))
      return { isOutdated: false };
    return draft.seen === publishedVersion ? { menus: draft.menus, isOutdated: false } : { isOutdated: true };
  } catch {
    return { isOutdated: false };
  }
}
