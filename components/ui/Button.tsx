import type { ComponentProps, PointerEvent } from 'react';
import * as css from './Button.css';
import { classNames } from './class-names';
import { showRipple } from './ripple';

export type { ButtonSize, ButtonVariant } from './Button.css';

type Look = { variant?: css.ButtonVariant; size?: css.ButtonSize };
type LinkProps = Look & ComponentProps<'a'> & { href: string };
type ActionProps = Look &
  ComponentProps<'button'> & {
    href?: undefined;
    /** Whether to show "Sending..." and ignore further presses. */
    isSending?: boolean;
  };

/** Renders a button, or with `href` a link that looks like a button. */
export const Button = (props: LinkProps | ActionProps) =>
  props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />;

const getButtonClass = ({ variant = 'outlined_black', size = 'medium' }: Look, className?: string) =>
  classNames(css.button, css.size[size], css.variant[variant], className);

function LinkButton({ variant, size, className, onPointerDown, ...rest }: LinkProps) {
  const handlePointerDown = (event: PointerEvent<HTMLAnchorElement>) => {
    showRipple(event);
    onPointerDown?.(event);
  };
  return (
    <a {...rest} className={getButtonClass({ variant, size }, className)} onPointerDown={handlePointerDown} />
  );
}

function ActionButton({
  variant,
  size,
  className,
  isSending = false,
  disabled,
  onPointerDown,
  children,
  ...rest
}: ActionProps) {
  const handlePointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    showRipple(event);
    onPointerDown?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={getButtonClass({ variant, size }, className)}
      disabled={disabled || isSending}
      onPointerDown={handlePointerDown}
    >
      {isSending ? 'Sending...' : children}
    </button>
  );
}
