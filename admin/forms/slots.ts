import { createContext, useContext } from 'react';

/** Where something stands beside a text for a while, before its details; nowhere until the columns are drawn. */
export const BesideContext = createContext<HTMLElement | null>(null);
export const useBeside = () => useContext(BesideContext);

/** Where a text puts its own tools into the head of its form; nowhere until that is drawn. */
export const HeadToolsContext = createContext<HTMLElement | null>(null);
export const useHeadTools = () => useContext(HeadToolsContext);
