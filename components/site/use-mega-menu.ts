import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { MENU_HOVER_DELAY_MS } from '../../domain/limits';

/**
 * Opens a panel on hover, with a delay, and pins it open on a press. Escape, blur, an outside press and navigation
 * close it.
 */
export function useMegaMenu() {
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPinned = useRef(false);
  const [openId, setOpenId] = useState<string>();

  const openPanel = (id: string | undefined, shouldPin = false) => {
    clearTimeout(timer.current);
    isPinned.current = shouldPin;
    setOpenId(id);
  };
  const schedulePanel = (id: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => openPanel(id), MENU_HOVER_DELAY_MS);
  };

  useEffect(() => {
    if (openId === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const hasFocus = isPinned.current || list.current?.contains(document.activeElement);
      if (hasFocus) list.current?.querySelector<HTMLElement>(':scope > li > [aria-expanded=true]')?.focus();
      setOpenId(undefined);
    };
    const onPressOutside = (event: Event) => {
      if (event.target instanceof Node && !list.current?.contains(event.target)) setOpenId(undefined);
    };
    const onLinkClick = ({ target }: Event) => {
      if (target instanceof Element && list.current?.contains(target.closest('a'))) setOpenId(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPressOutside);
    document.addEventListener('click', onLinkClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPressOutside);
      document.removeEventListener('click', onLinkClick);
    };
  }, [openId]);

  return {
    list,
    openId,
    /** Props of the item that contains the button and the panel. */
    getEntryProps: (id: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (openId === id) clearTimeout(timer.current);
        else schedulePanel(id);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (openId === id && !isPinned.current) schedulePanel(undefined);
        else clearTimeout(timer.current);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && openId === id) openPanel(undefined);
      },
    }),
    /** Toggles a panel, or pins one that hover just opened. */
    togglePanel: (id: string) =>
      openId === id && isPinned.current ? openPanel(undefined) : openPanel(id, true),
  };
}
