import type { ReactNode } from 'react';
import { Icon } from '../../components/ui/Icon';
import * as css from './parts.css';

type BadgeProps = {
  tone?: keyof typeof css.badgeTone;
  /** With an icon, the badge has no box. */
  icon?: string;
  /** `kbd` marks a keyboard key. */
  as?: 'span' | 'kbd';
  children: ReactNode;
};

/** Renders a label of one or two words. */
export const Badge = ({ tone = 'plain', icon, as: Element = 'span', children }: BadgeProps) => (
  <Element className={icon ? css.stateTone[tone] : css.badgeTone[tone]}>
    {icon && <Icon path={icon} size={18} />}
    {children}
  </Element>
);
