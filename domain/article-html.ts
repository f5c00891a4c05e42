import { isSitePath } from './site-path';

/** Allowed link targets besides paths of this site: the web, email, and fragments. */
const LINK_URL_PATTERN = /^(?:https?:\/\/|mailto:|#)/i;

/** Returns whether a text may link to the URL. The editor and the page share this rule. */
export const isLinkUrl = (url: string): boolean => isSitePath(url) || LINK_URL_PATTERN.test(url);

/** Escapes text between tags. Attributes need `escapeValue`. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

/** Estimates the cost of parsing HTML by the number of tags and entities. Plain text is free. */
export function getHtmlCost(text: string): number {
  let escapeCount = 0;
  for (let index = 0; index < text.length; index++) {
    const charCode = text.charCodeAt(index);
    if (charCode === LESS_THAN || charCode === AMPERSAND) escapeCount++;
  }
  return escapeCount > 0 ? escapeCount + BASE_COST : 0;
}

const LESS_THAN = 0x3c;
const AMPERSAND = 0x26;
const BASE_COST = 4;
