import { getSite } from '../../../domain/current-site';
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
import { hero } from './hero-frame.css';

/** Side length in px of the circle that most drawings fit. */
const ART_FRAME_SIZE = 960;

type PageHeroProps = {
  crumbs: readonly Breadcrumb[];
  title: string;
  /** Width of the title in `ch`, which sets its line breaks. */
  measure: number;
  lead: string;
  /** The drawing, its side length in px, and whether its ring turns. */
  art: DrawingFiles & { size: number; turns: boolean };
  /** Adds the link to the free consultation. */
  offer?: boolean;
};

export const PageHero = ({
  crumbs,
  title,
  measure,
  lead,
  art: { size, turns, ...files },
  offer = false,
}: PageHeroProps) => (
  <section
    className={classNames(on.black, hero)}
    style={setVars({ [css.artScale]: String(size / ART_FRAME_SIZE) })}
  >
    {turns ? (
      <TurningArt className={css.art} {...files} size={size} />
    ) : (
      <Drawing className={css.art} {...files} width={size} height={size} fetchPriority="high" />
    )}
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
        {offer && (
          <Button variant="red_white" size="large" className={css.action} href={getSite().menus.button.href}>
            {getSite().menus.button.title}
          </Button>
        )}
      </div>
    </div>
    {turns && <MotionButton />}
  </section>
);
