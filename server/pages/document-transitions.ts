import { hash } from 'node:crypto';
import { API_ROOTS, adminPaths } from '../../domain/paths';

/** Rule that enables page transitions where motion is allowed (`styles/transitions.css`). Both pages need this rule. */
export const transitionsRule =
  '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Pattern of paths without transitions: the admin, APIs, and files, which have a dot. */
const EXCLUDED_PATHS = `^(${[adminPaths.base, ...API_ROOTS].join('|').replaceAll('/', '\\/')})\\b|\\.`;

/**
 * Chromium logs an error when the next document has no transition, and when a transition is aborted, for example after
 * four seconds. This script skips the former and handles the latter (docs/decisions/page-transitions.md).
 */
const SCRIPT = `addEventListener('pageswap',({viewTransition:t,activation:a})=>{t&&/${EXCLUDED_PATHS}/.test(new URL(a.entry.url).pathname)&&t.skipTransition()});addEventListener('unhandledrejection',e=>{/^Transition was/.test(e.reason?.message)&&e.preventDefault()})`;

export const TRANSITIONS_SCRIPT_HASH = `'sha256-${hash('sha256', SCRIPT, 'base64')}'`;

/** Inserts rule and script before the stylesheet, which would delay the script. */
export const insertTransitions = (html: string): string =>
  html.replace('<head>', `<head><style>${transitionsRule}</style><script>${SCRIPT}</script>`);
