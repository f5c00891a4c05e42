import { useState } from 'react';

/** Manages the IDs of the items selected for bulk actions. */
export function usePicked() {
  const [pickedIds, setPicked] = useState<ReadonlySet<string>>(new Set());
  return {
    pickedIds,
    pick: (id: string, isPicked: boolean) =>
      setPicked(
        previousIds =>
          new Set(isPicked ? [...previousIds, id] : [...previousIds].filter(pickedId => pickedId !== id)),
      ),
    clear: () => setPicked(new Set()),
  };
}
