import { sectionKinds } from '../../../domain/sections';
import type { KindTexts } from '../../../domain/sections/kind';

/** A section kind and the variants that can be added. */
export type GalleryKind = KindTexts & {
  kind: string;
  variants: readonly (KindTexts & { kind: string; variant?: string | undefined })[];
};

const GROUPS: readonly [title: string, kinds: readonly string[]][] = [
  ['Text', ['statement', 'rows', 'chapters']],
  ['Cards and lists', ['cells', 'pictures', 'accordion', 'chooser']],
  ['Steps and timelines', ['steps', 'schedule']],
  ['Proof', ['cases', 'reviews', 'logos', 'people', 'office']],
  ['Figures', ['figures', 'table', 'models']],
  ['Technologies', ['layers', 'tools']],
  [
    'Calls to action',
    ['banner', 'contact', 'fees', 'selfTest', 'team', 'check', 'citation', 'scale', 'riskMap', 'startDates'],
  ],
];
/** Group for all other kinds. */
const OTHER_TITLE = 'Other';

type GalleryGroup = { title: string; kinds: readonly GalleryKind[] };

const kinds: readonly GalleryKind[] = sectionKinds;
const groupedNames = new Set(GROUPS.flatMap(([, names]) => names));

/** Groups in display order. */
export const galleryGroups: readonly GalleryGroup[] = [
  ...GROUPS.map(([title, names]) => ({
    title,
    kinds: names.flatMap(name => kinds.find(({ kind }) => kind === name) ?? []),
  })),
  { title: OTHER_TITLE, kinds: kinds.filter(({ kind }) => !groupedNames.has(kind)) },
].filter(group => group.kinds.length > 0);

/** Searches labels, help and synonyms. All terms must match. */
export function searchGroups(groups: readonly GalleryGroup[], text: string): GalleryGroup[] {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  const getText = ({ label, help, synonyms = '' }: KindTexts) => `${label} ${help} ${synonyms}`;
  return groups
    .map(({ title, kinds }) => ({
      title,
      kinds: kinds
        .map(kind => ({
          ...kind,
          variants: kind.variants.filter(variant => {
            const text = `${getText(kind)} ${getText(variant)} ${title}`.toLowerCase();
            return terms.every(word => text.includes(word));
          }),
        }))
        .filter(({ variants }) => variants.length > 0),
    }))
    .filter(group => group.kinds.length > 0);
}

const CLOSING_KINDS = ['fees', 'selfTest', 'team', 'check', 'citation', 'scale', 'riskMap', 'startDates'];

/**
 * Returns the reasons why kinds can't be added to a page, by kind.
 * @param kinds kinds of the page's sections.
 */
export function findUnavailableReasons(kinds: readonly string[]): Record<string, string> {
  const reasons: Record<string, string> = {};
  if (kinds.includes('contact')) reasons.contact = 'This page already has one';
  if (kinds.some(kind => CLOSING_KINDS.includes(kind)))
    for (const kind of CLOSING_KINDS)
      reasons[kind] = kinds.includes(kind)
        ? 'This page already has one'
        : 'This page already has another interactive section';
  return reasons;
}
