import { kinds, type ListedKindName, listedKindNames } from '.';

/** Finds the listed kind and the slug or id in a normalised path. */
export function findNamedItem(path: string): { kind: ListedKindName; slug: string } | undefined {
  const kind = listedKindNames.find(name => path.startsWith(kinds[name].path('')));
  const slug = kind && path.slice(kinds[kind].path('').length);
  return slug && /^[\w-]{1,1000}$/.test(slug) ? { kind, slug } : undefined;
}
