import type { ReactNode } from 'react';
import { Icon } from '../../components/ui/Icon';
import { down } from '../../components/ui/icons';
import * as css from './parts.css';

type DetailsProps = { label: string; open?: boolean; children: ReactNode };

/** Renders content that opens below its label. */
export const Details = ({ label, open, children }: DetailsProps) => (
  <details open={open}>
    <summary className={css.detailsLabel}>
      {label}
      <Icon path={down} size={18} />
    </summary>
    {children}
  </details>
);
