import type { ComponentProps, ReactNode } from 'react';
import * as css from './parts.css';

type NoticeProps = ComponentProps<'div'> & {
  tone?: keyof typeof css.noticeTone;
  action?: ReactNode;
};

export const Notice = ({ tone = 'plain', action, children, ...rest }: NoticeProps) => (
  <div {...rest} className={css.noticeTone[tone]}>
    <div className={css.breakableText}>{children}</div>
    {action}
  </div>
);
