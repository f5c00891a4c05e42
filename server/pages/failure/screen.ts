import { hash } from 'node:crypto';
import { drawFallenOrrery } from '../../../art/heroes/orrery';
import { drawMark } from '../../../art/page-mark';
import { ink } from '../../../art/shapes';
import { getBrandFileUrl } from '../../../domain/brand-file';
import { getSite } from '../../../domain/current-site';
import { busyTexts, failureTexts, hiddenTexts } from '../../../domain/failure-texts';
import { getLogoPath } from '../../../domain/logo';
import { screens } from '../../../domain/paths';
import type { Site } from '../../../domain/site';
import { adaptToBlack } from '../../brand/recolour';
import { escapeHtml } from '../../http/escape';
import { formatOfficeTime } from '../../mail/format';
import { createErrorPageStyle } from './style';

const COPY_SCRIPT = `const b=document.querySelector('button');b.hidden=false;b.onclick=()=>navigator.clipboard.writeText(b.dataset.copy).then(()=>{b.textContent='${failureTexts.copied}'})`;

/** Content security policy of failure pages: their own style and script, the typeface and the icon. */
export const ERROR_PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${hash('sha256', COPY_SCRIPT, 'base64')}'`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const renderMark = ({ logo }: Site) =>
  logo
    ? `<img src="${getLogoPath('black', logo)}" width="${Math.round(32 * logo.ratio)}" height="32" alt="">`
    : `<svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true" focusable="false">${drawMark('currentColor', `fill="${ink.redOnBlack}"`)}</svg>`;
const renderWordmark = ({ logo, name }: Site) => (logo?.alone ? '' : `<span>${escapeHtml(name)}</span>`);
const ARROW_SVG =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true" focusable="false"><path d="M4 12h15M13 6l6 6-6 6"/></svg>';

type Screen = {
  figure: string;
  title: string;
  heading?: string;
  lead: string;
  actions: string;
  rows?: string;
  head?: string;
};

const renderScreen = (
  font: string | undefined,
  { figure, title, heading = title, lead, actions, rows = '', head = '' }: Screen,
  site = getSite(),
) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} | ${escapeHtml(site.brandSuffix)}</title><meta name="robots" content="noindex">${head}
<link rel="icon" href="${getBrandFileUrl('/favicon.svg')}" type="image/svg+xml">
<style>${createErrorPageStyle(font)}</style></head>
<body><header class="head"><div class="wrap bar"><a class="logo" href="${screens.home.path}" aria-label="${escapeHtml(site.name)}, home">${renderMark(site)}${renderWordmark(site)}</a><a class="go" href="mailto:${site.email}">${site.email}</a></div></header>
<main>${adaptToBlack(drawFallenOrrery())}<div class="wrap words"><p class="figure" aria-hidden="true">${figure}</p><h1>${heading}</h1><p class="lead">${lead}</p><div class="ways">${actions}</div>${rows}</div></main></body></html>
`;

const homeLink = `<a class="button" href="${screens.home.path}">${failureTexts.home}</a>`;
const renderRow = (term: string, value: string) => `<div><dt>${term}</dt><dd>${value}</dd></div>`;

/**
 * Renders the page for an internal error.
 * @param font the typeface’s URL, if known.
 * @param id the request’s id, to find its log lines.
 * @param url the URL to retry.
 */
export function renderFailureScreen(
  font: string | undefined,
  { id, url, time }: { id: string; url: string; time: Date },
): string {
  const mailUrl = `mailto:${getSite().email}?subject=${encodeURIComponent(`Request ${id}`)}`;
  const copyButton = `<button type="button" data-copy="${escapeHtml(id)}" hidden>${failureTexts.copy}</button>`;
  return renderScreen(font, {
    ...failureTexts,
    actions: `<a class="button red" href="${escapeHtml(url)}">${failureTexts.again}</a>${homeLink}<a class="go" href="${mailUrl}">${failureTexts.write} ${ARROW_SVG}</a>`,
    rows: `<dl>${renderRow(failureTexts.id, `<b>${escapeHtml(id)}</b>${copyButton}`)}${renderRow(failureTexts.time, `<time datetime="${time.toISOString()}">${formatOfficeTime(time)}</time>`)}${renderRow(failureTexts.sending.question, `<span>${failureTexts.sending.answer}</span>`)}</dl><script>${COPY_SCRIPT}</script>`,
  });
}

export const renderHiddenScreen = (font: string | undefined): string =>
  renderScreen(font, { ...hiddenTexts, actions: '' });

/**
 * Renders the page for an overloaded server.
 * @param retryAfter seconds until the page reloads.
 */
export const renderBusyScreen = (font: string | undefined, retryAfter: number): string =>
  renderScreen(font, {
    ...busyTexts,
    head: `<meta http-equiv="refresh" content="${retryAfter}">`,
    actions: `<a class="button red" href="">${failureTexts.again}</a>${homeLink}`,
  });
