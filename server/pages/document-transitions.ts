import { createHash } from 'node:crypto';
import { API_ROOTS, adminPaths } from '../../domain/paths';

/** Documents pass into each other where motion is wanted (`styles/transitions.css`); in every screen a page may lead to. */
export const transitionsRule =
  '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Addresses whose documents know of no transition: the staff area, the interfaces, and files, which have a dot. */
const PLAIN = `^(${[adminPaths.base, ...API_ROOTS].join('|').replaceAll('/', '\\/')})\\b|\\.`;

/**
 * Chromium notes an error in the console when a document that asks for a transition leads to one that does not, and
 * when a transition that has begun is given up, as when the next page takes over four seconds to show. The first kind
 * is not begun; of the second nobody needs to hear, the page is simply there (docs/decisions/page-transitions.md).
 */
const SCRIPT = `addEventListener('pageswap',({viewTransition:t,activation:a})=>{t&&/${PLAIN}/.test(new URL(a.entry.url).pathname)&&t.skipTransition()});addEventListener('unhandledrejection',e=>{/^Transition was/.test(e.reason?.message)&&e.preventDefault()})`;

/** What the content policy must name for that script to run. */
export const TRANSITIONS_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** Puts both first in the page: before its stylesheet, for which a script would wait. */
export const withTransitions = (html: string): string =>
  html.replace('<head>', `<head><style>${transitionsRule}</style><script>${SCRIPT}</script>`);
