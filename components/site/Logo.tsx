import { markOf } from '../../art/page-mark';
import { site } from '../../content/site';
import { screens } from '../../domain/paths';
import * as css from './Logo.css';

/** The built-in mark; a logo of the site's own is shown in its place by `pages/brand-style`. */
export const Mark = () => (
  <svg
    viewBox="0 0 32 32"
    width={30}
    height={30}
    fill="none"
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: markOf('currentColor', `class="${css.beam}"`) }}
  />
);

/** The mark and the name, leading home. */
export const Logo = () => (
  <a className={css.logo} href={screens.home.path} aria-label={`${site.name}, home`}>
    <Mark />
    <span className={css.word}>{site.name}</span>
  </a>
);
