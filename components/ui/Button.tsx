import type { ComponentProps, PointerEvent } from 'react';
import * as css from './Button.css';
import { classNames } from './class-names';
import { showRipple } from './ripple';

export { type ButtonSize, type ButtonVariant, buttonVariants } from './Button.css';

type Look = { variant: css.ButtonVariant; size?: css.ButtonSize };
type LinkProps = Look & ComponentProps<'a'> & { href: string };
type ActionProps = Look &
  ComponentProps<'button'> & {
    href?: undefined;
    /** Shows "Sending..." and ignores further presses. */
    sending?: boolean;
  };

/** Renders a button, or with `href` a link that looks like a button. */
export const Button = (props: LinkProps | ActionProps) =>
  props.href === undefined ? <Action {...props} /> : <LinkButton {...props} />;

const getButtonClass = ({ variant, size = 'medium' }: Look, className?: string) =>
  classNames(css.button, css.size[size], css.variant[variant], className);

function LinkButton({ variant, size, className, onPointerDown, ...rest }: LinkProps) {
  const press = (event: PointerEvent<HTMLAnchorElement>) => {
    showRipple(event);
    onPointerDown?.(event);
  };
  return <a {...rest} className={getButtonClass({ variant, size }, className)} onPointerDown={press} />;
}

function Action({
  variant,
  size,
  className,
  sending = false,
  disabled,
  onPointerDown,
  children,
  ...rest
}: ActionProps) {
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    showRipple(event);
    onPointerDown?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={getButtonClass({ variant, size }, className)}
      disabled={disabled || sending}
      onPointerDown={press}
    >
      {sending ? 'Sending...' : children}
    </button>
  );
}
