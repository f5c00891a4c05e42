import { site } from '../../content/site';

/**
 * The draft a visitor sends to report a broken link.
 * @param page address of the page that holds the link, where the browser knows it.
 * @param leadsTo the address that is not there, likewise.
 */
export function brokenLinkMail({ page = '', leadsTo = '' } = {}): string {
  const body = [
    'Hello,',
    '',
    'a link led me to a page that is not there.',
    '',
    `The link is on: ${page}`,
    `It leads to: ${leadsTo}`,
  ].join('\r\n');
  return `mailto:${site.email}?subject=${encodeURIComponent('Broken link')}&body=${encodeURIComponent(body)}`;
}
