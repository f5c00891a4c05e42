import rings from '../../content/art/svg/banner-rings.svg';
import gauge from '../../content/art/svg/gauge-banner.svg';
import type { BannerSection } from '../../content/sections/banner';
import { screens } from '../../domain/paths';
import { grid, sectionTight, visuallyHidden, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import * as css from './Banner.css';

const drawings = {
  rings: { src: rings, width: 720, height: 720 },
  gauge: { src: gauge, width: 720, height: 430 },
};

/** A red field with one way on: the free consultation, unless the page names another. */
export const Banner = ({ title, text: line, link, art = 'rings' }: Omit<BannerSection, 'kind'>) => (
  <section className={classNames(on.red, sectionTight, css.banner, css.bannerWith[art])} data-screen-only="">
    <div className={classNames(wrap, grid, css.layout)}>
      <img className={css.art[art]} {...drawings[art]} alt="" loading="lazy" />
      <div className={css.words}>
        <h2 className={classNames(text.h2, css.title[art])}>{title}</h2>
        <p className={classNames(text.lead, css.line)}>{line}</p>
        <Button
          variant="white_black"
          size="large"
          className={css.action}
          href={link?.href ?? screens.contact.path}
        >
          {link?.label ?? 'Free consultation'}
          {link && <span className={visuallyHidden}>{` ${link.about}`}</span>}
        </Button>
      </div>
    </div>
  </section>
);
