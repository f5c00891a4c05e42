import { createHash } from 'node:crypto';
import { drawFallenOrrery } from '../../../art/heroes/orrery';
import { drawMark } from '../../../art/page-mark';
import { ink } from '../../../art/shapes';
import { brandFile } from '../../../content/brand-file';
import { busy, failure } from '../../../content/failure';
import { getSite } from '../../../content/site';
import { getLogoPath } from '../../../domain/logo';
import { screens } from '../../../domain/paths';
import type { Site } from '../../../domain/site';
import { forBlack } from '../../brand/recolour';
import { escapeHtml } from '../../http/escape';
import { formatOfficeTime } from '../../mail/format';
import { style } from './style';

const COPY_SCRIPT = `const b=document.querySelector('button');b.hidden=false;b.onclick=()=>navigator.clipboard.writeText(b.dataset.copy).then(()=>{b.textContent='${failure.copied}'})`;

/** What these screens may load: their own style and script, the typeface and the icon. */
export const SCREEN_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(COPY_SCRIPT).digest('base64')}'`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const mark = ({ logo }: Site) =>
  logo
    ? `<img src="${getLogoPath('black', logo)}" width="${Math.round(32 * logo.ratio)}" height="32" alt="">`
    : `<svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true" focusable="false">${drawMark('currentColor', `fill="${ink.redOnBlack}"`)}</svg>`;
const wordmark = ({ logo, name }: Site) => (logo?.alone ? '' : `<span>${escapeHtml(name)}</span>`);
const ARROW =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true" focusable="false"><path d="M4 12h15M13 6l6 6-6 6"/></svg>';

type Screen = {
  figure: string;
  title: string;
  heading?: string;
  lead: string;
  ways: string;
  rows?: string;
  head?: string;
};

/** A page that needs nothing but itself. */
const page = (
  font: string | undefined,
  { figure, title, heading = title, lead, ways, rows = '', head = '' }: Screen,
  site = getSite(),
) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} | ${escapeHtml(site.brandSuffix)}</title><meta name="robots" content="noindex">${head}
<link rel="icon" href="${brandFile('/favicon.svg')}" type="image/svg+xml">
<style>${style(font)}</style></head>
<body><header class="head"><div class="wrap bar"><a class="logo" href="${screens.home.path}" aria-label="${escapeHtml(site.name)}, home">${mark(site)}${wordmark(site)}</a><a class="go" href="mailto:${site.email}">${site.email}</a></div></header>
<main>${forBlack(drawFallenOrrery())}<div class="wrap words"><p class="figure" aria-hidden="true">${figure}</p><h1>${heading}</h1><p class="lead">${lead}</p><div class="ways">${ways}</div>${rows}</div></main></body></html>
`;

const home = `<a class="button" href="${screens.home.path}">${failure.home}</a>`;
const row = (term: string, told: string) => `<div><dt>${term}</dt><dd>${told}</dd></div>`;

/**
 * The screen of a page that failed.
 * @param font address of the typeface, where it is known.
 * @param id of the request, under which the log tells what happened.
 * @param asked the address to try again.
 */
export function failureScreen(
  font: string | undefined,
  { id, asked, time }: { id: string; asked: string; time: Date },
): string {
  const mail = `mailto:${getSite().email}?subject=${encodeURIComponent(`Request ${id}`)}`;
  const copy = `<button type="button" data-copy="${escapeHtml(id)}" hidden>${failure.copy}</button>`;
  return page(font, {
    ...failure,
    ways: `<a class="button red" href="${escapeHtml(asked)}">${failure.again}</a>${home}<a class="go" href="${mail}">${failure.write} ${ARROW}</a>`,
    rows: `<dl>${row(failure.id, `<b>${escapeHtml(id)}</b>${copy}`)}${row(failure.time, `<time datetime="${time.toISOString()}">${formatOfficeTime(time)}</time>`)}${row(failure.sending.question, `<span>${failure.sending.answer}</span>`)}</dl><script>${COPY_SCRIPT}</script>`,
  });
}

/** The screen of a page that has to wait for others. @param retryAfter seconds until it tries again by itself. */
export const busyScreen = (font: string | undefined, retryAfter: number): string =>
  page(font, {
    ...busy,
    head: `<meta http-equiv="refresh" content="${retryAfter}">`,
    ways: `<a class="button red" href="">${failure.again}</a>${home}`,
  });
