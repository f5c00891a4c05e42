import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { visuallyHidden } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { iconButton } from './IconButton.css';
import { close } from './icons';
import * as css from './Modal.css';
import { useReturnFocus } from './use-return-focus';

export type ModalProps = {
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons below the scrolling body. Give them `footerButton` from `Modal.css.ts`. */
  footer?: ReactNode;
  /** Whether to show only a drawing, a large title, the text and a close button, without a header. */
  isPlain?: boolean;
  /** The drawing above a plain modal's title. */
  art?: ReactNode;
  /** Buttons in the header, before the close button. */
  tools?: ReactNode;
  /** A bar in place of the header, with its own close button. The title is then for screen readers only. */
  bar?: ReactNode;
  /** Element that gets initial focus, by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  bodyClassName?: string;
};

/**
 * Closes on Escape, on an outside click and by its button. Traps and restores focus, and locks the page. Mount the
 * modal to open it.
 */
export default function Modal(props: ModalProps) {
  const { onClose, title, children, footer, isPlain = false, art, initialFocus } = props;
  const focus = useReturnFocus();

  return (
    <Dialog.Root open onOpenChange={isOpen => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim}>
          <Dialog.Content
            className={classNames(css.panel, isPlain && css.plainWidth, props.className)}
            aria-describedby={undefined}
            onOpenAutoFocus={event => {
              focus.saveFocus();
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            onCloseAutoFocus={focus.restoreFocus}
            onInteractOutside={event => {
              const { target } = event;
              if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault();
            }}
          >
            {isPlain ? (
              <div className={css.plainBody}>
                {art}
                <Dialog.Title className={classNames(text.h2, css.plainTitle)}>{title}</Dialog.Title>
                {children}
              </div>
            ) : (
              <>
                {props.bar ? (
                  <>
                    <Dialog.Title className={visuallyHidden}>{title}</Dialog.Title>
                    {props.bar}
                  </>
                ) : (
                  <div className={css.head}>
                    <Dialog.Title className={classNames(text.h3, css.title)}>{title}</Dialog.Title>
                    {props.tools}
                    <Dialog.Close className={iconButton}>
                      <span className={visuallyHidden}>Close</span>
                      <Icon path={close} />
                    </Dialog.Close>
                  </div>
                )}
                <section
                  className={classNames(css.body, props.bodyClassName)}
                  aria-label={title}
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: text without controls must scroll by keyboard
                  tabIndex={0}
                >
                  {children}
                </section>
                {footer && <div className={css.footerBar}>{footer}</div>}
              </>
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
