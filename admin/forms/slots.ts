import { createContext, useContext } from 'react';

/** Element for temporary panels beside the text. Null until the columns render. */
export const SidebarSlotContext = createContext<HTMLElement | null>(null);
export const useSidebarSlot = () => useContext(SidebarSlotContext);

/** Whether the publish sheet replaces the details. */
export const PublishingContext = createContext(false);
export const useIsPublishing = () => useContext(PublishingContext);
