import { adminPaths, apiBase } from '../../domain/paths';

/** Allows crawlers to access everything except the admin and the API. */
export const renderRobotsTxt = (siteUrl: string) =>
  [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${adminPaths.base}`,
    `Disallow: ${apiBase.slice(0, apiBase.indexOf('/', 1))}/`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
