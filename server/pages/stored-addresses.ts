import type { StoredAddresses } from '../../db/pages';

/**
 * Reads which addresses the database decides, once after each content write (docs/decisions/pages.md).
 * @param read asks the database.
 * @param generation counts content writes.
 */
export function storedReader(
  read: () => Promise<StoredAddresses>,
  generation: () => number,
): () => Promise<StoredAddresses> {
  let known: { generation: number; addresses: Promise<StoredAddresses> } | undefined;
  return () => {
    const now = generation();
    if (known?.generation !== now) {
      const addresses = read();
      known = { generation: now, addresses };
      // What could not be read is asked for again.
      addresses.catch(() => {
        known = undefined;
      });
    }
    return known.addresses;
  };
}

/** Whether what the build made for an address does not hold: staff wrote in its place, or took it down. */
export const isWritten = ({ pages, gone, ways }: StoredAddresses, path: string): boolean =>
  pages.has(path) || gone.has(path) || ways.has(path);
