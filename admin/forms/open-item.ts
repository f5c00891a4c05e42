import { createContext, useContext } from 'react';
import type { KindName } from '../../domain/kinds';

/** The item of a form, for components outside its fields. */
export type OpenItem = {
  kind: KindName;
  id: string;
  /** Key that changes with every save. Empty before the first save. */
  saveKey: string;
  getLabel: (path: string) => string;
  /** Paths that are filled in automatically before publication. */
  completedPaths: readonly string[];
  openPublish: () => void;
  /** Opens another item. Undefined unless this item is new and empty. */
  onOpenOther: ((id: string) => void) | undefined;
};

export const OpenItemContext = createContext<OpenItem | undefined>(undefined);

export function useOpenItem(): OpenItem {
  const item = useContext(OpenItemContext);
  if (!item) throw new Error('Component used outside of a form');
  return item;
}
