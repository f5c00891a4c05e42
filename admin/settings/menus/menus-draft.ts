import type { Menus } from '../../../domain/menus';

const KEY = 'staff:menus';

type MenusDraft = {
  menus: Menus /** Version of the published menus that the changes are based on. */;
  seen: string;
};

/** Saves unpublished menus on this device, unless storage is full or forbidden. */
export function saveMenusDraft(kept: MenusDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage, leaving the page loses the changes.
  }
}

export function deleteMenusDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage, no draft was saved.
  }
}

/** Loads unpublished menus; `outdated` if others have been published since. */
export function loadMenusDraft(seen: string): { menus?: Menus; outdated: boolean } {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as MenusDraft | null;
    if (!kept || !Array.isArray(kept.menus?.header) || !Array.isArray(kept.menus.footer))
      return { outdated: false };
    return kept.seen === seen ? { menus: kept.menus, outdated: false } : { outdated: true };
  } catch {
    return { outdated: false };
  }
}
