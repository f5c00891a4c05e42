import { builtInFacts, site } from './site';

/** The address of an icon, with what makes it this site's own: what browsers kept of another brand lies under another. */
export function brandFile(path: string): string {
  const marks = [
    site.accent !== builtInFacts.accent && `a=${site.accent.slice(1)}`,
    site.logo && `l=${site.logo.version}`,
  ];
  const own = marks.filter(Boolean).join('&');
  return own ? `${path}?${own}` : path;
}
