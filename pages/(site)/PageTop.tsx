import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Lines } from '../../components/ui/Lines';
import type { ScreenName } from '../../domain/paths';
import { wrap } from '../../styles/layout.css';
import * as css from './PageTop.css';
import { screenCrumbs } from './screen-crumbs';

type PageTopProps = {
  screen: ScreenName;
  /** Line by line. */
  title: readonly string[];
  note: string;
  /** Stands below: the filters of a list. */
  children?: ReactNode;
};

/** The white top of a page that lists something: the way here, a display title, a line beside it. */
export const PageTop = ({ screen, title, note, children }: PageTopProps) => (
  <section className={css.top}>
    <div className={wrap}>
      <Breadcrumbs items={screenCrumbs(screen)} />
      <div className={css.head}>
        <h1 className={css.title}>
          <Lines of={title} />
        </h1>
        <p className={css.note}>{note}</p>
      </div>
      {children}
    </div>
  </section>
);
