import rings from '../../content/art/svg/banner-rings.svg';
import type { BannerSection } from '../../content/sections/banner';
import { screens } from '../../domain/paths';
import { grid, sectionTight, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import * as css from './Banner.css';

/** A red field with one way on: the free consultation. */
export const Banner = ({ title, text: line }: Omit<BannerSection, 'kind'>) => (
  <section className={classNames(on.red, sectionTight, css.banner)} data-screen-only="">
    <div className={classNames(wrap, grid, css.layout)}>
      <img className={css.rings} src={rings} alt="" width={720} height={720} loading="lazy" />
      <div className={css.words}>
        <h2 className={text.h2}>{title}</h2>
        <p className={classNames(text.lead, css.line)}>{line}</p>
        <Button variant="white_black" size="large" className={css.action} href={screens.contact.path}>
          Free consultation
        </Button>
      </div>
    </div>
  </section>
);
