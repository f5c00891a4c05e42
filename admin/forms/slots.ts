import { createContext, useContext } from 'react';

/** Element for temporary panels beside the text; undefined until the columns render. */
export const SidebarSlotContext = createContext<HTMLElement | null>(null);
export const useSidebarSlot = () => useContext(SidebarSlotContext);

/** Element in the form header for the tools of the editor; undefined until it renders. */
export const HeadToolsContext = createContext<HTMLElement | null>(null);
export const useHeadTools = () => useContext(HeadToolsContext);
