import { isSitePath } from './site-path';

/** Where a link in an article may lead besides this site: the web, a mail, this page. */
const ADDRESS = /^(?:https?:\/\/|mailto:|#)/i;

/** Whether a link in the text of an article may lead there; the editor and the page ask the same. */
export const isLinkAddress = (address: string): boolean => isSitePath(address) || ADDRESS.test(address);

/** Text as it stands between tags. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, sign => ENTITIES[sign] ?? sign);

/** Text as it stands in an attribute. */
export const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
