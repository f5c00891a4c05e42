import type { ReactNode } from 'react';
import { getSite } from '../../../domain/current-site';
import type { HeroByName } from '../../../domain/sections/heroes';
import type { Breadcrumb } from '../../../domain/seo';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Drawing, type DrawingFiles } from '../Drawing';
import { MotionButton } from '../MotionButton';
import { TurningArt } from '../TurningArt';
import * as css from './Drawing.css';

/** Diameter in px of the circle into which most drawings fit. */
const ART_FRAME_SIZE = 960;

type DrawnHeroProps = {
  crumbs: readonly Breadcrumb[];
  title: string;
  /** Width of the title in `ch`, which sets its line breaks. */
  measure: number;
  lead?: string | undefined;
  /** The drawing, its side length in px, and whether its ring turns. */
  art: (DrawingFiles & { size: number; turns: boolean }) | undefined;
  /** Content below the lead. */
  children?: ReactNode;
};

/** @param offer whether to add the link to the free consultation. */
export const PageHero = ({ offer, ...hero }: HeroByName<'head drawing'> & Pick<DrawnHeroProps, 'crumbs'>) => (
  <DrawnHero {...hero}>{offer && <ConsultationLink />}</DrawnHero>
);

export const ConsultationLink = () => (
  <Button variant="red_white" size="large" href={getSite().menus.button.href}>
    {getSite().menus.button.title}
  </Button>
);

export const DrawnHero = ({ crumbs, title, measure, lead, art, children }: DrawnHeroProps) => (
  <section
    className={classNames(on.black, css.hero)}
    style={setVars({ [css.artScale]: String((art?.size ?? ART_FRAME_SIZE) / ART_FRAME_SIZE) })}
  >
    {art && <Art {...art} />}
    <div className={css.content}>
      <Breadcrumbs items={crumbs} />
      <div>
        <h1
          className={classNames(text.display, css.title)}
          style={setVars({ [css.titleWidth]: `${measure}ch` })}
        >
          {title}
        </h1>
        <p className={classNames(text.lead, css.lead)}>{lead}</p>
        <div className={css.action}>{children}</div>
      </div>
    </div>
    {art?.turns && <MotionButton />}
  </section>
);

const Art = ({ turns, size, ...files }: NonNullable<DrawnHeroProps['art']>) =>
  turns ? (
    <TurningArt className={css.art} {...files} size={size} />
  ) : (
    <Drawing className={css.art} {...files} width={size} height={size} fetchPriority="high" />
  );
