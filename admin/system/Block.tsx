import type { ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { check, info } from '../../components/ui/icons';
import * as css from './Block.css';
import type { Place, Verdict } from './problems';

type BlockProps = {
  title: string;
  /** Leads here from the list of what to mend. */
  id?: Place;
  verdict?: Verdict;
  width?: keyof typeof css.width;
  children: ReactNode;
  /** What one can do. */
  actions?: ReactNode;
};

/** A part of the system and how it stands. */
export function Block({ title, id, verdict, width = 'one', children, actions }: BlockProps) {
  const look = verdict?.look;
  const edge = look === 'bad' ? css.isBad : look === 'fair' && css.isFair;
  return (
    <section id={id} className={classNames(css.block, css.width[width], edge)} aria-label={title}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {verdict && (
          <p className={css.verdict[verdict.look]}>
            {look !== 'plain' && <Icon path={look === 'good' ? check : info} size={18} />}
            {verdict.says}
          </p>
        )}
      </div>
      {children}
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
}

/** What is known of a part, line by line. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={css.facts}>{children}</dl>;

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.term}>{term}</dt>
    <dd className={css.value}>{children}</dd>
  </div>
);
