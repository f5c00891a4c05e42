import type { SiteFacts } from '../../domain/site';

/** A fact in the form: where it stands in the facts, and where else than on pages it is met. */
export type FactField = {
  /** `office.clock.name` */
  path: string;
  label: string;
  used: string;
  look?: 'number' | 'check' | 'lines' | 'day';
  /** What is typed where the facts have nothing yet. */
  empty?: string;
  /** Fields of one figure stand in one row. */
  row?: string;
};

/** The number of a figure, what stands after it, its words and the day since which it is true. */
const figure = (name: 'clients' | 'projects' | 'team', label: string, number: FactField): FactField[] => {
  const used = '';
  return [
    { ...number, label, row: name },
    { path: `figures.${name}.sign`, label: 'Sign', used, empty: '+', row: name },
    { path: `figures.${name}.label`, label: 'Words beside it', used, empty: '', row: name },
    { path: `figures.${name}.since`, label: 'True since', used, empty: '', look: 'day', row: name },
  ];
};

type FactBlock = { title: string; note?: string; fields: readonly FactField[] };

/** The form of the facts: each of them once. Name, prefix and the word for the colour are part of the brand, too. */
export const FACT_BLOCKS: readonly FactBlock[] = [
  {
    title: 'Name',
    fields: [
      { path: 'name', label: 'Name', used: 'Mails, feeds, share pictures, the manifest' },
      { path: 'brandSuffix', label: 'After page titles', used: '' },
      { path: 'line', label: 'One line', used: 'The manifest, search engines' },
      {
        path: 'referencePrefix',
        label: 'Reference prefix',
        used: 'New requests. Those given already keep theirs',
      },
      { path: 'accentName', label: 'Word for the colour', used: '“Marked in …”' },
    ],
  },
  {
    title: 'Reaching you',
    fields: [
      {
        path: 'email',
        label: 'E-\u2060mail',
        used: 'Mails, feeds, security.txt, search engines',
      },
      { path: 'phone', label: 'Telephone', used: 'Search engines' },
      {
        path: 'answerTime',
        label: 'You answer within',
        used: 'The mail to visitors',
      },
      {
        path: 'supportLanguages',
        label: 'Languages, one a line',
        used: 'Search engines',
        look: 'lines',
      },
      {
        path: 'social',
        label: 'Profiles, one a line: words, then the address',
        used: 'Search engines',
        look: 'lines',
      },
    ],
  },
  {
    title: 'Address',
    fields: [
      {
        path: 'address.locality',
        label: 'City',
        used: 'Search engines',
      },
      { path: 'address.street', label: 'Street', used: 'Search engines' },
      { path: 'address.postalCode', label: 'Postal code', used: 'Search engines' },
      { path: 'address.region', label: 'Region', used: 'Search engines' },
      { path: 'address.country', label: 'Country', used: '' },
      { path: 'address.countryCode', label: 'Country code', used: 'Search engines' },
      {
        path: 'inEea',
        label: 'The country is in the European Economic Area',
        used: 'What the privacy policy says of data abroad',
        look: 'check',
      },
    ],
  },
  {
    title: 'Office',
    fields: [
      {
        path: 'office.title',
        label: 'Where it is',
        used: 'Mails',
      },
      { path: 'office.note', label: 'A note on it', used: '' },
      {
        path: 'office.clock.timeZone',
        label: 'Time zone',
        used: 'Times in mails and in the staff area',
      },
      { path: 'office.clock.name', label: 'What its clock is called', used: 'Beside times' },
    ],
  },
  {
    title: 'Figures',
    note: 'Today’s, each with the sign after it. Who looks at one for longer is told since when it is true.',
    fields: [
      { path: 'founded', label: 'On the market since', used: 'Search engines', look: 'number' },
      ...figure('clients', 'Clients', {
        path: 'stats.clients',
        label: '',
        used: '',
        look: 'number',
      }),
      ...figure('projects', 'Projects', {
        path: 'stats.projects',
        label: '',
        used: '',
        look: 'number',
      }),
      ...figure('team', 'Teams, one a line: name, then people', {
        path: 'team',
        label: '',
        used: '',
        look: 'lines',
      }),
    ],
  },
  {
    title: 'Choices',
    note: 'One a line, in the order they are shown. Reviews and requests keep the words they were stored with.',
    fields: [
      {
        path: 'industries',
        label: 'Industries',
        used: 'Filters of the reviews, suggestions for their domain. If you rename one, change the domain of its reviews',
        look: 'lines',
      },
      {
        path: 'requestTypes',
        label: 'What visitors can ask for',
        used: 'The contact form, where the first one is preselected, and the filter of requests',
        look: 'lines',
      },
    ],
  },
  {
    title: 'Words that come back',
    note: 'Left empty, the built-in words stand there.',
    fields: [
      { path: 'articleCall.title', label: 'Call below articles', used: 'Below every article' },
      { path: 'articleCall.text', label: 'Its line', used: 'Below every article' },
      { path: 'caseCall.title', label: 'Call below reviews', used: 'Below every review' },
      { path: 'caseCall.text', label: 'Its line', used: 'Below every review' },
      { path: 'contactWindow.title', label: 'Contact window', used: 'Over every page, to write to you' },
      { path: 'contactWindow.line', label: 'Its line', used: 'Over every page, to write to you' },
      { path: 'thanks.title', label: 'Thank-\u2060you', used: 'Once a request was sent' },
      { path: 'thanks.text', label: 'Its line', used: 'Once a request was sent' },
      { path: 'thanks.button', label: 'Its button', used: 'Once a request was sent' },
    ],
  },
  {
    title: 'Milestone and rating',
    note: 'Figures of an earlier year are on the page about you only. Leave the year or the rating empty, and the site says nothing of it.',
    fields: [
      { path: 'milestone.year', label: 'In the year', used: '', look: 'number' },
      { path: 'milestone.years', label: 'Years until then', used: '', look: 'number' },
      { path: 'milestone.clients', label: 'Clients then', used: '', look: 'number' },
      { path: 'milestone.projects', label: 'Projects then', used: '', look: 'number' },
      { path: 'milestone.experts', label: 'People then', used: '', look: 'number' },
      { path: 'milestone.shareInCity', label: 'Percent of them in the city', used: '', look: 'number' },
      { path: 'rating.value', label: 'Rating', used: '', look: 'number' },
      { path: 'rating.of', label: 'Of at most', used: '', look: 'number' },
      { path: 'rating.by', label: 'Given by', used: '' },
    ],
  },
];

/** What the fields hold, by path: text as it was typed. */
export type FactTexts = Record<string, string>;

const kindOf = (href: string) =>
  (['linkedin', 'instagram'] as const).find(kind => href.includes(`${kind}.com`)) ?? 'reviews';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);

/** Facts that are lists, as lines and back. */
const LISTS: Record<string, { show: (facts: SiteFacts) => string[]; read: (line: string) => unknown }> = {
  supportLanguages: { show: facts => facts.supportLanguages, read: line => line },
  industries: { show: facts => facts.industries, read: line => line },
  requestTypes: { show: facts => facts.requestTypes, read: line => line },
  team: {
    show: facts => facts.team.map(({ name, people }) => `${name} ${people}`),
    read: line => {
      const [, name = line, people = ''] = /^(.*?)[\s,:]+(\d+)$/.exec(line) ?? [];
      return { name, people: people ? Number(people) : undefined };
    },
  },
  social: {
    show: facts => facts.social.map(({ label, href }) => `${label} ${href}`),
    read: line => {
      const [, label = '', href = ''] = /^(.*?)\s*(\S+)$/.exec(line) ?? [];
      return { kind: kindOf(href), label, href };
    },
  },
};

/** Facts that are none while this field of theirs is empty. */
const OPTIONAL: Record<string, string> = { milestone: 'milestone.year', rating: 'rating.value' };

const FIELDS = FACT_BLOCKS.flatMap(({ fields }) => fields);
const inside = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);

/** The facts as the fields show them. */
export const textsOf = (facts: SiteFacts): FactTexts =>
  Object.fromEntries(
    FIELDS.map(({ path, empty = '' }) => [
      path,
      LISTS[path]?.show(facts).join('\n') ?? String(inside(facts, path.split('.')) ?? empty),
    ]),
  );

/** One fact, whole, from what its fields hold. */
export function factFrom(texts: FactTexts, fact: string): unknown {
  const list = LISTS[fact];
  if (list) return linesOf(texts[fact] ?? '').map(list.read);
  if (OPTIONAL[fact] && !texts[OPTIONAL[fact]]?.trim()) return null;
  const made: Record<string, unknown> = {};
  for (const { path, look } of FIELDS.filter(({ path }) => path.split('.')[0] === fact)) {
    const text = texts[path] ?? '';
    const value =
      look === 'number' ? Number(text.trim() || Number.NaN) : look === 'check' ? text === 'true' : text;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const place = keys.reduce<Record<string, unknown>>((part, key) => {
      part[key] ??= {};
      return part[key] as Record<string, unknown>;
    }, made);
    place[last] = value;
  }
  return made[fact];
}
