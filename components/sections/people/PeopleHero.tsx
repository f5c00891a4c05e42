import { createContext, type ReactNode } from 'react';
import type { HeroByName } from '../../../domain/sections/heroes';
import type { Breadcrumb } from '../../../domain/seo';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { UkrainianText } from '../../site/UkrainianText';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { classNames } from '../../ui/class-names';
import { Lines } from '../../ui/Lines';
import * as css from './PeopleHero.css';

type Hero = HeroByName<'head people'> & { crumbs: readonly Breadcrumb[] };

/** The page's hero, if the portraits are part of the first screen. */
export const WallContext = createContext<Hero | undefined>(undefined);

/** Shares the first screen with the portraits that follow. */
export function PeopleHero({ children, ...hero }: Hero & { children?: ReactNode }) {
  if (children) return <WallContext value={hero}>{children}</WallContext>;
  return (
    <section className={classNames(on.white, section)}>
      <div className={wrap}>
        <PeopleTitle {...hero} />
      </div>
    </section>
  );
}

export const PeopleTitle = ({ title, lead, ukrainian = '', crumbs }: Hero) => (
  <div>
    <Breadcrumbs items={crumbs} />
    <h1 className={classNames(text.h1, css.title)}>
      <Lines lines={title} />
    </h1>
    <p className={css.lead}>{lead}</p>
    <UkrainianText>{ukrainian}</UkrainianText>
  </div>
);
