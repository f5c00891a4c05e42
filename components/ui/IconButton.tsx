import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../styles/layout.css';
import { classNames } from './class-names';
import { Icon } from './Icon';
import * as css from './IconButton.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name. */
  label: string;
  /** From `icons.ts`. */
  icon: string;
  danger?: boolean;
};

/** Renders a 44 px icon button. */
export function IconButton({ label, icon, danger, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(css.iconButton, danger && css.danger, className)}>
      <span className={visuallyHidden}>{label}</span>
      <Icon path={icon} />
    </button>
  );
}
