import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, createContext, use, useRef, useState } from 'react';

export { Content, Item, Label, Portal, Separator } from '@radix-ui/react-dropdown-menu';

const OpenState = createContext<{ isOpen: boolean; setOpen(isOpen: boolean): void }>({
  isOpen: false,
  setOpen() {},
});

/** Renders a menu that leaves the page behind it usable. */
export function Root({ open, onOpenChange, ...props }: Omit<ComponentProps<typeof Radix.Root>, 'modal'>) {
  const [ownOpen, setOwnOpen] = useState(false);
  const state = { isOpen: open ?? ownOpen, setOpen: onOpenChange ?? setOwnOpen };
  return (
    <OpenState value={state}>
      <Radix.Root modal={false} open={state.isOpen} onOpenChange={state.setOpen} {...props} />
    </OpenState>
  );
}

/**
 * Renders the button of a menu. It opens on click: Radix listens to `pointerdown`, which is lost before hydration, while
 * the click is queued.
 */
export function Trigger(props: ComponentProps<typeof Radix.Trigger>) {
  const { isOpen, setOpen } = use(OpenState);
  // A press outside the menu closes it, so by the time of the click an open menu is closed already.
  const wasOpen = useRef(false);
  return (
    <Radix.Trigger
      {...props}
      onPointerDown={event => {
        event.preventDefault();
        wasOpen.current = isOpen;
      }}
      onClick={() => {
        setOpen(!isOpen && !wasOpen.current);
        wasOpen.current = false;
      }}
    />
  );
}
