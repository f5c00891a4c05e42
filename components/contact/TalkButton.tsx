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
/** A failure to load early is no matter: the click tries again. */
const warmUp = () => void loadDialog().catch(() => undefined);

/** "Let’s talk": a link to the contact page that opens the contact form in a window where script runs. */
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
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onTouchStart={warmUp}
        onClick={open}
      >
        {children}
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
