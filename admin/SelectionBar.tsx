import type { ReactNode } from 'react';
import { Icon } from '../components/ui/Icon';
import { close } from '../components/ui/icons';
import { visuallyHidden } from '../styles/layout.css';
import { action, bar } from './ItemList.css';

type SelectionBarProps = { label: string; count: number; children: ReactNode; onClose: () => void };

/** Renders actions for selected items or images. Style its buttons with `action`. */
export const SelectionBar = ({ label, count, children, onClose }: SelectionBarProps) => (
  <section className={bar} aria-label={label}>
    <p className={action} role="status">
      {count} selected
    </p>
    {children}
    <button type="button" className={action} onClick={onClose}>
      <Icon path={close} size={18} />
      <span className={visuallyHidden}>Clear the selection</span>
    </button>
  </section>
);
