import type { Menus } from '../../../domain/menus';

const KEY = 'staff:menus';

type Kept = { menus: Menus /** What was published when the change began. */; seen: string };

/** Keeps menus that are changed and not published on this device. Where storage is full or forbidden they are only here. */
export function keepMenus(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Leaving the page then loses them, as it did before.
  }
}

export function dropMenus(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept, either.
  }
}

/** What this device kept: `outdated` where somebody has published other menus since. */
export function keptMenus(seen: string): { menus?: Menus; outdated: boolean } {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (!kept || !Array.isArray(kept.menus?.header) || !Array.isArray(kept.menus.footer))
      return { outdated: false };
    return kept.seen === seen ? { menus: kept.menus, outdated: false } : { outdated: true };
  } catch {
    return { outdated: false };
  }
}
