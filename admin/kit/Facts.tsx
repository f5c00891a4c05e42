import type { ReactNode } from 'react';
import * as css from './rows.css';

/** Renders name and value pairs, one per line. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={css.facts}>{children}</dl>;

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.factName}>{name}</dt>
    <dd className={css.factValue}>{children}</dd>
  </div>
);
