import { DEFAULT_ACCENT } from './brand';
import { getSite } from './current-site';

/** Adds a query that changes with the brand, so that browsers don't show a cached icon of another brand. */
export function getBrandFileUrl(path: string): string {
  const { accent, logo } = getSite();
  const parameters = [accent !== DEFAULT_ACCENT && `a=${accent.slice(1)}`, logo && `l=${logo.version}`];
  const query = parameters.filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}
