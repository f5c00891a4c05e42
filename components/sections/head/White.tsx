import type { ReactNode } from 'react';
import type { HeroByName } from '../../../domain/sections/heroes';
import type { Breadcrumb } from '../../../domain/seo';
import { wrap } from '../../../styles/layout.css';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Lines } from '../../ui/Lines';
import * as css from './White.css';

type ListHeroProps = Omit<HeroByName<'head white'>, 'kind' | 'variant'> & {
  crumbs: readonly Breadcrumb[];
  /** Content below, such as a list's filters. */
  children?: ReactNode;
};

export const ListHero = ({ crumbs, title, note, children }: ListHeroProps) => (
  <section className={css.heroTop}>
    <div className={wrap}>
      <Breadcrumbs items={crumbs} />
      <div className={css.head}>
        <h1 className={css.title}>
          <Lines lines={title} />
        </h1>
        <p className={css.note}>{note}</p>
      </div>
      {children}
    </div>
  </section>
);
