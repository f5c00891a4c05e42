import { getSite } from '../../domain/current-site';

/**
 * Creates the `mailto:` URL of a broken link report.
 * @param page URL of the page with the link, if known
 * @param brokenUrl the missing URL, if known
 */
export function createBrokenLinkEmail({ page = '', brokenUrl = '' } = {}): string {
  const body = [
    'Hello,',
    '',
    'a link led me to a page that is not there.',
    '',
    `The link is on: ${page}`,
    `It leads to: ${brokenUrl}`,
  ].join('\r\n');
  return `mailto:${getSite().email}?subject=${encodeURIComponent('Broken link')}&body=${encodeURIComponent(body)}`;
}
