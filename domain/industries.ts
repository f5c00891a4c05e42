import { getSite } from './current-site';
import { foldCase } from './filters';
import type { KindName } from './kinds';
import { FORMER_INDUSTRIES_MAX } from './limits';
import type { SiteFacts } from './site';

export type IndustryRename = { from: string; to: string };

type FormerNames = NonNullable<SiteFacts['formerIndustries']>;

/** Returns the current name of a renamed or merged industry, and other names unchanged. */
export function getCurrentIndustry(
  name: string,
  formerNames: FormerNames = getSite().formerIndustries ?? {},
): string {
  const key = foldCase(name);
  return (Object.hasOwn(formerNames, key) && formerNames[key]) || name;
}

/** Replaces former names of industries in the filters of cases. */
export const toCurrentFilters = (kind: KindName, filters: readonly string[]): string[] => [
  ...new Set(kind === 'case' ? filters.map(name => getCurrentIndustry(name)) : filters),
];

/** Returns whether a case of this domain is listed under the industry. */
export const isInIndustry = (domain: string, industry: string): boolean =>
  domain.toLowerCase().includes(industry.toLowerCase());

/** Adds up the cases of all domains that are listed under the industry. */
export const countInIndustry = (
  domains: readonly { label: string; count: number }[],
  industry: string,
): number => domains.reduce((sum, { label, count }) => sum + (isInIndustry(label, industry) ? count : 0), 0);

/**
 * Adds a former name, and drops names that are in use again or belong to removed industries.
 * @param industries the names after the change.
 */
export function addFormerIndustry(
  formerNames: FormerNames,
  industries: readonly string[],
  rename?: IndustryRename,
): FormerNames {
  const isRenamed = (name: string) => rename && name === rename.from && !industries.includes(name);
  const entries = Object.entries(formerNames).map(([formerName, name]) => [
    formerName,
    isRenamed(name) ? rename?.to : name,
  ]);
  if (rename) entries.push([foldCase(rename.from), rename.to]);
  const takenNames = new Set(industries.map(foldCase));
  return Object.fromEntries(
    entries
      .filter(
        ([formerName, name]) => !takenNames.has(formerName ?? '') && takenNames.has(foldCase(name ?? '')),
      )
      .slice(-FORMER_INDUSTRIES_MAX),
  );
}

/**
 * Renames an industry within a domain, which can list several with commas.
 * @param industries other industries, whose names can contain the renamed one.
 */
export function renameInDomain(
  domain: string,
  { from, to }: IndustryRename,
  industries: readonly string[],
): string {
  const listedNames = new Set(industries.map(foldCase));
  listedNames.delete(foldCase(from));
  const escapedName = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const namePattern = new RegExp(`(?<![\\p{L}\\p{N}])${escapedName}(?![\\p{L}\\p{N}])`, 'giu');
  const parts = domain.split(',').map(part => part.trim());
  const renamedParts = parts.map(part =>
    listedNames.has(foldCase(part)) ? part : part.replace(namePattern, () => to),
  );
  if (renamedParts.every((part, index) => part === parts[index])) return domain;
  return renamedParts
    .filter(
      (part, index) => renamedParts.findIndex(otherPart => foldCase(otherPart) === foldCase(part)) === index,
    )
    .join(', ');
}
