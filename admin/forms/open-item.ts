import { createContext, useContext } from 'react';
import type { KindName } from '../../domain/kinds';

/** The item of a form, for components outside its fields. */
export type OpenItem = {
  kind: KindName;
  id: string;
  /** Changes with every save; empty before the first one. */
  saved: string;
  /** Returns the label of the field at a path. */
  getLabel: (path: string) => string;
  /** Opens the publish sheet. */
  openPublish: () => void;
};

export const OpenItemContext = createContext<OpenItem | undefined>(undefined);

export function useOpenItem(): OpenItem {
  const item = useContext(OpenItemContext);
  if (!item) throw new Error('Component used outside of a form');
  return item;
}
