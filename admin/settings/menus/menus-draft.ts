import type { Menus } from '../../../domain/menus';
import { readStored, writeStored } from '../../browser-storage';

const KEY = 'staff:menus';

type MenusDraft = {
  menus: Menus;
  /** Version of the published menus on which the changes are based. */
  seen: string;
};

/** Does nothing if storage is full or forbidden. */
export function saveMenusDraft(draft: MenusDraft): void {
  writeStored(KEY, JSON.stringify(draft));
}

export function deleteMenusDraft(): void {
  writeStored(KEY, null);
}

/** Returns the stored changes. `outdated` means that other menus have been published since. */
export function loadMenusDraft(publishedVersion: string): { menus?: Menus; isOutdated: boolean } {
  try {
    const draft = JSON.parse(readStored(KEY) ?? 'null') as MenusDraft | null;
    if (!draft || !Array.isArray(draft.menus?.header) || !Array.isArray(draft.menus.footer))
      return { isOutdated: false };
    return draft.seen === publishedVersion ? { menus: draft.menus, isOutdated: false } : { isOutdated: true };
  } catch {
    return { isOutdated: false };
  }
}
