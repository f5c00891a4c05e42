import type { ReactNode } from 'react';
import { Icon } from '../../components/ui/Icon';
import * as css from './parts.css';

type BadgeProps = {
  tone?: keyof typeof css.badgeTone;
  /** With a sign it is a line that says a state; without one a small plate. */
  icon?: string;
  children: ReactNode;
};

/** One word or two about a thing. */
export const Badge = ({ tone = 'plain', icon, children }: BadgeProps) => (
  <span className={icon ? css.stateTone[tone] : css.badgeTone[tone]}>
    {icon && <Icon path={icon} size={18} />}
    {children}
  </span>
);
