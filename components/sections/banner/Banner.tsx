import { screens } from '../../../domain/paths';
import type { BannerSection } from '../../../domain/sections/banner';
import { visuallyHidden, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import * as css from './Banner.css';

/** Buttons by the banner’s background. */
const BUTTONS = { white: 'red_black', black: 'red_white', red: 'white_black' } as const;
const UNCROPPED_STYLE = { objectFit: 'contain', objectPosition: 'right' } as const;

export const Banner = ({ title, text: line, link, art }: Omit<BannerSection, 'kind'>) => (
  <section
    className={classNames(on[art.fills ?? 'red'], css.banner, art.fills && css.scene)}
    data-screen-only=""
  >
    <div className={wrap}>
      <h2 className={classNames(text.h2, css.title)}>{title}</h2>
      <p className={classNames(text.lead, css.intro)}>{line}</p>
      <Button
        variant={BUTTONS[art.fills ?? 'red']}
        size="large"
        className={css.action}
        href={link?.href ?? screens.contact.path}
      >
        {link?.label ?? 'Free consultation'}
        {link && <span className={visuallyHidden}>{` ${link.about}`}</span>}
      </Button>
    </div>
    <img
      className={css.art}
      style={art.keep === 'whole' ? UNCROPPED_STYLE : { objectPosition: art.keep }}
      src={art.src}
      alt=""
      width={840}
      height={600}
      loading="lazy"
    />
  </section>
);
