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
  isDanger?: boolean;
};

/** Renders a 44 px icon button. */
export function IconButton({ label, icon, isDanger, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(css.iconButton, isDanger && css.danger, className)}>
      <span className={visuallyHidden}>{label}</span>
      <Icon path={icon} />
    </button>
  );
}
