import type { ReactNode } from 'react';
import { Icon } from '../../components/ui/Icon';
import { info } from '../../components/ui/icons';
import * as css from './rows.css';
import { Text } from './Text';

type EmptyProps = {
  icon?: string;
  title: string;
  /** The next step. */
  action?: ReactNode;
  /** What appears here, and when. */
  children: ReactNode;
};

export const Empty = ({ icon = info, title, action, children }: EmptyProps) => (
  <div className={css.empty}>
    <span className={css.emptyIcon}>
      <Icon path={icon} size={24} />
    </span>
    <div className={css.emptyText}>
      <Text as="h2" size="title">
        {title}
      </Text>
      <Text as="p" size="small" tone="muted" look="prose">
        {children}
      </Text>
    </div>
    {action}
  </div>
);
