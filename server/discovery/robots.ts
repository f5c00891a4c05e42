import { adminPaths, apiBase } from '../../domain/paths';

/** What crawlers may read: everything but the staff area and the API. */
export const robotsTxt = (siteUrl: string) =>
  [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${adminPaths.base}`,
    `Disallow: ${apiBase.slice(0, apiBase.indexOf('/', 1))}/`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
