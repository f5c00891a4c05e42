import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, createContext, use, useRef, useState } from 'react';

export { Content, Item, Label, Portal, Separator } from '@radix-ui/react-dropdown-menu';

const MenuContext = createContext<{ isOpen: boolean; setOpen(isOpen: boolean): void }>({
  isOpen: false,
  setOpen() {},
});

/** Renders a non-modal menu, so that the page behind it stays usable. */
export function Root({ open, onOpenChange, ...props }: Omit<ComponentProps<typeof Radix.Root>, 'modal'>) {
  const [isOpenInternally, setIsOpenInternally] = useState(false);
  const state = { isOpen: open ?? isOpenInternally, setOpen: onOpenChange ?? setIsOpenInternally };
  return (
    <MenuContext value={state}>
      <Radix.Root modal={false} open={state.isOpen} onOpenChange={state.setOpen} {...props} />
    </MenuContext>
  );
}

/** Opens on click. Radix opens on `pointerdown`, which is lost before hydration, whereas clicks are queued. */
export function Trigger(props: ComponentProps<typeof Radix.Trigger>) {
  const { isOpen, setOpen } = use(MenuContext);
  // An outside press closes the menu before the click fires, so remember whether it was open.
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
