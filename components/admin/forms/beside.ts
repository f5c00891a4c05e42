import { createContext, useContext } from 'react';

/** Where something stands beside a text for a while, before its details; nowhere until the columns are drawn. */
export const BesideContext = createContext<HTMLElement | null>(null);

export const useBeside = () => useContext(BesideContext);
