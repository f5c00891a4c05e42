import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { screens } from '../../domain/paths';
import { Button, type ButtonSize, type ButtonVariant } from '../ui/Button';
import { interceptClick } from '../ui/intercept-click';
import { handleMissingScript } from '../ui/missing-script';

type TalkButtonProps = {
  variant: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
};

const loadDialog = () => import('./ContactDialog');
/** Preloads the dialog and ignores errors, because the click retries. */
const preload = () => void loadDialog().catch(() => undefined);

/** Links to the contact page, or opens the contact dialog if JavaScript runs. */
export function TalkButton({ variant, size = 'large', className, children }: TalkButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!interceptClick(event)) return;
    const { href } = event.currentTarget;
    loadDialog().then(
      module => setDialog(() => module.default),
      () => handleMissingScript(href),
    );
  };

  return (
    <>
      <Button
        href={screens.contact.path}
        data-live=""
        variant={variant}
        size={size}
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onTouchStart={preload}
        onClick={open}
      >
        {children}
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
