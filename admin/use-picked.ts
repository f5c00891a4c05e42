import { useState } from 'react';

/** Manages the IDs of the items selected for bulk actions. */
export function usePicked() {
  const [pickedIds, setPickedIds] = useState<ReadonlySet<string>>(new Set());
  return {
    pickedIds,
    pick: (id: string, isPicked: boolean) =>
      setPickedIds(
        previousIds =>
          new Set(isPicked ? [...previousIds, id] : [...previousIds].filter(pickedId => pickedId !== id)),
      ),
    clear: () => setPickedIds(new Set()),
  };
}
