/** Reads a value from `localStorage`. Returns null if there is none, or if the browser forbids storage. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes a value to `localStorage`, or removes it if it is null.
 * @returns false if storage is full or forbidden
 */
export function writeStorage(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
