import type { FastifyReply } from 'fastify';
import { ink } from '../../art/shapes';
import { typefaces } from '../../art/typefaces';
import { getTextColour } from '../../domain/brand';
import { getSite } from '../../domain/current-site';
import { formatRetryTime } from '../../domain/retry';
import { escapeHtml } from '../http/escape';
import { transitionsRule } from '../pages/document-transitions';

/** Sends the page for a visitor without JavaScript whose form was rejected. */
export function sendErrorPage(
  reply: FastifyReply,
  status: number,
  { reasons, backUrl, retryAfter }: { reasons: string[]; backUrl: string; retryAfter?: number | undefined },
) {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(renderErrorPage(reasons, backUrl, retryAfter));
}

/**
 * Renders the page for a visitor without JavaScript whose form was rejected. Needs no script or other files.
 * @param reasons one sentence each.
 * @param backUrl path of the page with the form.
 * @param retryAfter seconds to wait, if any.
 */
export function renderErrorPage(reasons: readonly string[], backUrl: string, retryAfter?: number): string {
  const listItems = reasons.map(reason => `<li>${escapeHtml(reason)}</li>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Not sent yet | ${escapeHtml(getSite().brandSuffix)}</title>
<style>${transitionsRule}body{margin:0;background:#fff;color:#161616;font:400 18px/28px ${typefaces[getSite().typeface].mail}}
main{max-width:640px;margin:0 auto;padding:64px 24px}h1{margin:0 0 24px;font:700 44px/48px ${typefaces[getSite().typeface].mailHead}}
li{color:#B5121A;font-weight:600}a{display:inline-block;margin-top:16px;padding:16px 28px;background:${ink.red};
color:${getTextColour(ink.red)};text-decoration:none;font-weight:600}a:focus-visible{outline:3px solid #161616;outline-offset:3px}</style></head>
<body><main><h1>Not sent yet</h1><ul>${listItems}</ul>
${retryAfter === undefined ? '' : `<p>${formatRetryTime(retryAfter)}</p>\n`}<p>Your browser's Back button returns you to the form with what you typed. The button below opens an empty form.</p>
<a href="${escapeHtml(backUrl)}#contact-us">Back to the form</a></main></body></html>`;
}
