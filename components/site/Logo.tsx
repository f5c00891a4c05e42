import { drawMark } from '../../art/page-mark';
import { getSite } from '../../domain/current-site';
import { screens } from '../../domain/paths';
import * as css from './Logo.css';

/**
 * Renders the built-in mark, whose beam points at the heading being read (`components/dial/follow.ts`).
 * `pages/brand-style` replaces the mark with a custom logo.
 */
export const Mark = () => (
  <svg
    viewBox="0 0 32 32"
    width={30}
    height={30}
    fill="none"
    aria-hidden="true"
    focusable="false"
    data-dial="0"
    data-rows="main h2"
    dangerouslySetInnerHTML={{ __html: drawMark('currentColor', `class="${css.beam}" data-beam=""`) }}
  />
);

export const Logo = () => (
  <a className={css.logo} href={screens.home.path} aria-label={`${getSite().name}, home`}>
    <Mark />
    <span className={css.wordmark}>{getSite().name}</span>
  </a>
);
