import { ink } from '../../art/shapes';
import { typefaces } from '../../art/typefaces';
import { getTextColour } from '../../domain/brand';
import { getSite } from '../../domain/current-site';
import { LOGO_MAIL_HEIGHT_PX } from '../../domain/logo';
import { escapeHtml } from '../http/escape';
import { MARK_ID } from './mark';

const { black: INK, grey600: MUTED, grey200: BORDER } = ink;
const getTextStyle = (font: string, colour: string = INK) =>
  `font:${font} ${typefaces[getSite().typeface].mail};color:${colour}`;
const getHeadingStyle = (font: string, colour: string = INK) =>
  `font:${font} ${typefaces[getSite().typeface].mailHead};color:${colour}`;
const TABLE_ATTRIBUTES = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Parts of an email. HTML unless marked as plain text. */
type Mail = {
  /** Plain text, escaped on rendering. */
  title: string;
  /** Plain text that mail clients show after the subject. */
  preheader: string;
  /** Plain text, escaped on rendering. */
  heading: string;
  intro: string;
  facts: string;
  action: string;
  footer: string;
};

/** Renders the mark, and the name unless the mark contains it. */
function renderWordmark(): string {
  const { logo, name } = getSite();
  const width = Math.round(LOGO_MAIL_HEIGHT_PX * (logo?.ratio ?? 1));
  const alt = logo?.alone ? escapeHtml(name) : '';
  const mark = `<td style="padding-right:12px"><img src="cid:${MARK_ID}" width="${width}" height="${LOGO_MAIL_HEIGHT_PX}" alt="${alt}" style="display:block;border:0"></td>`;
  if (logo?.alone) return mark;
  return `${mark}<td style="${getHeadingStyle('600 20px/24px', '#FFFFFF')};letter-spacing:-.2px">${escapeHtml(name)}</td>`;
}

/** Renders every email’s frame: nested tables 600 px wide, inline styles, and one column on phones. */
export const renderMail = (mail: Mail): string => `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escapeHtml(mail.title)}</title>
<style>@media (max-width:620px){.w{width:100%!important}.p{padding-left:24px!important;padding-right:24px!important}.h{font-size:34px!important;line-height:37px!important}.l{width:117px!important}}</style></head>
<body style="margin:0;padding:0;background:#F0F0F0;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(mail.preheader)}</div>
<table ${TABLE_ATTRIBUTES} width="100%" bgcolor="#F0F0F0"><tr><td align="center" style="padding:32px 0">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${TABLE_ATTRIBUTES} class="w" width="600" style="width:600px;max-width:600px;background:#FFFFFF">
<tr><td class="p" bgcolor="${INK}" style="background:${INK};padding:22px 40px"><table ${TABLE_ATTRIBUTES}><tr>${renderWordmark()}</tr></table></td></tr>
<tr><td class="p" style="padding:40px 40px 8px"><h1 class="h" style="margin:0 0 20px;${getHeadingStyle('700 40px/43px')};letter-spacing:-.6px;overflow-wrap:anywhere">${escapeHtml(mail.heading)}</h1>${mail.intro}</td></tr>
<tr><td class="p" style="padding:16px 40px 32px">${mail.facts}</td></tr>
<tr><td class="p" style="padding:0 40px 40px">${mail.action}</td></tr>
<tr><td class="p" style="padding:22px 40px 28px;border-top:1px solid ${BORDER};${getTextStyle('400 14px/21px', MUTED)}">${mail.footer}</td></tr>
</table><!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;

export const renderParagraph = (html: string): string =>
  `<p style="margin:0 0 16px;${getTextStyle('400 17px/26px')}">${html}</p>`;

export const renderQuote = (text: string): string =>
  `<table ${TABLE_ATTRIBUTES} width="100%"><tr><td width="8" bgcolor="${ink.red}" style="background:${ink.red};font-size:0;line-height:0">&nbsp;</td><td style="padding:2px 0 2px 22px;${getTextStyle('400 17px/26px')};overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</td></tr></table><p style="margin:0 0 16px;font-size:1px;line-height:1px">&nbsp;</p>`;

/** @param rows label (plain text) and value (HTML). */
export const renderFactTable = (rows: readonly (readonly [label: string, html: string])[]): string => {
  const cell = `padding:12px 0;border-bottom:1px solid ${BORDER}`;
  const rowsHtml = rows.map(
    ([label, html]) =>
      `<tr><td class="l" valign="top" width="150" style="${cell};padding-right:16px;${getTextStyle('400 16px/23px', MUTED)}">${escapeHtml(label)}</td><td valign="top" style="${cell};${getTextStyle('600 16px/23px')};overflow-wrap:anywhere">${html}</td></tr>`,
  );
  return `<table ${TABLE_ATTRIBUTES} width="100%" style="border-top:2px solid ${INK}">${rowsHtml.join('')}</table>`;
};

export const renderLink = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${INK};text-decoration:underline">${escapeHtml(label)}</a>`;

/** Renders a button as a padded link in a coloured cell, which every mail client supports. */
export const renderButton = (href: string, label: string, tone: 'red' | 'black'): string => {
  const colour = tone === 'red' ? ink.red : INK;
  return `<table ${TABLE_ATTRIBUTES}><tr><td bgcolor="${colour}" style="background:${colour}"><a href="${escapeHtml(href)}" style="display:inline-block;padding:17px 28px;${getTextStyle('600 17px/22px', getTextColour(colour))};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
};
