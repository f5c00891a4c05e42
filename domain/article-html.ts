import { isSitePath } from './site-path';

/** Allowed link targets besides paths of this site: the web, email, and fragments. */
const LINK_URL = /^(?:https?:\/\/|mailto:|#)/i;

/** Returns whether an article can contain a link to a URL. Shared by editor and page. */
export const isLinkUrl = (url: string): boolean => isSitePath(url) || LINK_URL.test(url);

/** Escapes text between tags. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes text in an attribute. */
export const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

/** Returns the cost of parsing a text as HTML: its tags and entities, plus a constant. Plain text is free. */
export function getHtmlCost(text: string): number {
  let marks = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === LESS_THAN || sign === AMPERSAND) marks++;
  }
  return marks > 0 ? marks + BASE_COST : 0;
}

const LESS_THAN = 0x3c;
const AMPERSAND = 0x26;
const BASE_COST = 4;
