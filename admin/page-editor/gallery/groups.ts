import { sectionKinds } from '../../../domain/sections';
import type { KindWords } from '../../../domain/sections/kind';

/** A kind of section as the gallery tells of it. */
export type GalleryKind = KindWords & { kind: string };

const GROUPS: readonly [title: string, kinds: readonly string[]][] = [
  ['Words', ['statement', 'chapters', 'creed', 'estimate', 'rows', 'points', 'reasons', 'symptoms']],
  [
    'Cards and lists',
    [
      'cells',
      'industries',
      'ways',
      'solutions',
      'faq',
      'accordions',
      'scope',
      'choices',
      'cooperation',
      'flipCards',
    ],
  ],
  ['Steps and time', ['steps', 'timeline', 'approach', 'stages', 'plan', 'sprint', 'benefits', 'durations']],
  [
    'Proof',
    ['cases', 'domainCases', 'slides', 'reviews', 'gateways', 'people', 'office', 'outcomes', 'deliverables'],
  ],
  ['Figures', ['numbers', 'figures', 'charts', 'gains', 'ledger', 'models', 'teamChart', 'wireframes']],
  ['Technologies', ['layers', 'technologies', 'stack', 'tiles', 'tools', 'technologyGrid']],
  [
    'Ask',
    [
      'banner',
      'contact',
      'managers',
      'fees',
      'selfTest',
      'team',
      'check',
      'licences',
      'stackAge',
      'riskMap',
      'startDates',
    ],
  ],
];
/** Where a kind stands that nobody gave a place. */
const OTHERS = 'Others';

export type GalleryGroup = { title: string; kinds: readonly GalleryKind[] };

const kinds: readonly GalleryKind[] = sectionKinds;
const placed = new Set(GROUPS.flatMap(([, names]) => names));

/** Every kind of section in the order of the gallery. */
export const galleryGroups: readonly GalleryGroup[] = [
  ...GROUPS.map(([title, names]) => ({
    title,
    kinds: names.flatMap(name => kinds.find(({ kind }) => kind === name) ?? []),
  })),
  { title: OTHERS, kinds: kinds.filter(({ kind }) => !placed.has(kind)) },
].filter(group => group.kinds.length > 0);

/** Groups with the kinds that hold every word typed: in the label, the line below it, or a synonym. */
export function foundIn(groups: readonly GalleryGroup[], typed: string): GalleryGroup[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ label, help, synonyms = '' }: GalleryKind, title: string) => {
    const told = `${label} ${help} ${synonyms} ${title}`.toLowerCase();
    return wanted.every(word => told.includes(word));
  };
  return groups
    .map(group => ({ ...group, kinds: group.kinds.filter(kind => holds(kind, group.title)) }))
    .filter(group => group.kinds.length > 0);
}
