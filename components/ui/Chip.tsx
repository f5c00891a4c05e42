import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/layout.css';
import * as css from './Chip.css';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { close } from './icons';

export { chips } from './Chip.css';

type ChipProps = {
  children: ReactNode;
  href?: string;
  /** Handler of the remove button, which is named by `removeLabel`. Without a handler, the chip has no button. */
  onRemove?: () => void;
  removeLabel?: string;
  className?: string;
};

/** Renders a chip, or with `href` a link that inverts on hover. */
export function Chip({ children, href, onRemove, removeLabel = 'Remove', className }: ChipProps) {
  const classes = classNames(css.chip, className);
  if (href !== undefined) {
    return (
      <a className={classes} href={href}>
        {children}
      </a>
    );
  }
  return (
    <span className={classes}>
      {children}
      {onRemove && (
        <button type="button" className={css.removeButton} onClick={onRemove}>
          <span className={visuallyHidden}>{removeLabel}</span>
          <Icon path={close} size={14} />
        </button>
      )}
    </span>
  );
}
