import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { MENU_HOVER_DELAY_MS } from '../../domain/limits';

/**
 * A press pins the panel open. Hover opens and closes it with a delay. Escape, blur, an outside press and navigation
 * close it.
 */
export function useMegaMenu() {
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pinned = useRef(false);
  const [open, setOpen] = useState<string>();

  const show = (id: string | undefined, pin = false) => {
    clearTimeout(timer.current);
    pinned.current = pin;
    setOpen(id);
  };
  const showSoon = (id: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(id), MENU_HOVER_DELAY_MS);
  };

  useEffect(() => {
    if (open === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const holdsFocus = pinned.current || list.current?.contains(document.activeElement);
      if (holdsFocus) list.current?.querySelector<HTMLElement>(':scope > li > [aria-expanded=true]')?.focus();
      setOpen(undefined);
    };
    const pressOutside = (event: Event) => {
      if (event.target instanceof Node && !list.current?.contains(event.target)) setOpen(undefined);
    };
    const followLink = ({ target }: Event) => {
      if (target instanceof Element && list.current?.contains(target.closest('a'))) setOpen(undefined);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', pressOutside);
    document.addEventListener('click', followLink);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', pressOutside);
      document.removeEventListener('click', followLink);
    };
  }, [open]);

  return {
    list,
    open,
    /** Props of the item that contains button and panel. */
    entry: (id: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (open === id) clearTimeout(timer.current);
        else showSoon(id);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        if (open === id && !pinned.current) showSoon(undefined);
        else clearTimeout(timer.current);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && open === id) show(undefined);
      },
    }),
    /** A press pins a panel that hover just opened. */
    press: (id: string) => (open === id && pinned.current ? show(undefined) : show(id, true)),
  };
}
