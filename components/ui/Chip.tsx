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
  alert?: boolean;
  /** Shows a remove button, named by `removeLabel`. */
  onRemove?: () => void;
  removeLabel?: string;
  className?: string;
};

/** With `href`, renders a link that inverts on hover. */
export function Chip({ children, href, alert, onRemove, removeLabel = 'Remove', className }: ChipProps) {
  const look = classNames(css.chip, alert && css.alertChip, className);
  if (href !== undefined) {
    return (
      <a className={look} href={href}>
        {children}
      </a>
    );
  }
  return (
    <span className={look}>
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
