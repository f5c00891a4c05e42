import type { ReactNode } from 'react';
import { text } from '../styles/text.css';
import * as css from './frame.css';

/** Title of a page of the staff area, and what one can do there. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={css.head}>
    <h1 className={text.h2}>{title}</h1>
    {children && <div className={css.headActions}>{children}</div>}
  </div>
);
