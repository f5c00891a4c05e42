import { builtInFacts, getSite } from './site';

/** The address of an icon, with what makes it this site's own: what browsers kept of another brand lies under another. */
export function brandFile(path: string): string {
  const { accent, logo } = getSite();
  const marks = [accent !== builtInFacts.accent && `a=${accent.slice(1)}`, logo && `l=${logo.version}`];
  const own = marks.filter(Boolean).join('&');
  return own ? `${path}?${own}` : path;
}
