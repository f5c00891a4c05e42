import { isSitePath } from './site-path';

/** Where a link in an article may lead besides this site: the web, a mail, this page. */
const ADDRESS = /^(?:https?:\/\/|mailto:|#)/i;

/** Whether a link in the text of an article may lead there; the editor and the page ask the same. */
export const isLinkAddress = (address: string): boolean => isSitePath(address) || ADDRESS.test(address);

/** Text as it stands between tags. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text as it stands in an attribute. */
export const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

/** What it costs to read a text as HTML, in marks: its tags and entities, and a few for the call. Plain text is free. */
export function getHtmlCost(text: string): number {
  let marks = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === LESS_THAN || sign === AMPERSAND) marks++;
  }
  return marks > 0 ? marks + CALL_COST : 0;
}

const LESS_THAN = 0x3c;
const AMPERSAND = 0x26;
const CALL_COST = 4;
