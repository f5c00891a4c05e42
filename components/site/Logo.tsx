import { site } from '../../content/site';
import { screens } from '../../domain/paths';
import * as css from './Logo.css';

/** Ring, core and one beam pointing north. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" width={30} height={30} fill="none" aria-hidden="true" focusable="false">
    <circle cx="16" cy="16" r="14.5" stroke="currentColor" strokeWidth="2.5" />
    <path
      className={css.beam}
      d="M10.22 3.03A14.2 14.2 0 0 1 21.78 3.03L17.63 12.35A4 4 0 0 0 14.37 12.35Z"
    />
    <circle cx="16" cy="16" r="5" fill="currentColor" />
  </svg>
);

/** The mark and the name, leading home. */
export const Logo = () => (
  <a className={css.logo} href={screens.home.path} aria-label={`${site.name}, home`}>
    <Mark />
    <span className={css.word}>{site.name}</span>
  </a>
);
