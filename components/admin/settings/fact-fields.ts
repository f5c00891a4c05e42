import type { SiteFacts } from '../../../domain/site';

/** A fact in the form: where it stands in the facts, and where visitors meet it. */
export type FactField = {
  /** `office.clock.name` */
  path: string;
  label: string;
  used: string;
  look?: 'number' | 'check' | 'lines';
};

type FactBlock = { title: string; note?: string; fields: readonly FactField[] };

/** The form of the facts: each of them once. Name, prefix and the word for the colour are part of the brand, too. */
export const FACT_BLOCKS: readonly FactBlock[] = [
  {
    title: 'Name',
    fields: [
      { path: 'name', label: 'Name', used: 'Every page, mails, feeds, share pictures, the manifest' },
      { path: 'brandSuffix', label: 'After page titles', used: 'The title of every page but one' },
      { path: 'line', label: 'One line', used: 'The foot of every page, the manifest, search engines' },
      {
        path: 'referencePrefix',
        label: 'Reference prefix',
        used: 'New requests. Those given already keep theirs',
      },
      { path: 'accentName', label: 'Word for the colour', used: '“Marked in …”, on 8 pages' },
    ],
  },
  {
    title: 'Reaching you',
    fields: [
      {
        path: 'email',
        label: 'E-\u2060mail',
        used: 'Every page, mails, feeds, security.txt, the privacy policy',
      },
      { path: 'phone', label: 'Telephone', used: 'Contact, the privacy policy, search engines' },
      {
        path: 'answerTime',
        label: 'You answer within',
        used: 'Under every form, the thank-\u2060you, the mail to visitors',
      },
      {
        path: 'supportLanguages',
        label: 'Languages, one a line',
        used: 'Contact, search engines',
        look: 'lines',
      },
      {
        path: 'social',
        label: 'Profiles, one a line: words, then the address',
        used: 'The foot of every page, search engines',
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
        used: 'Home, services, about, contact, three landing pages',
      },
      { path: 'address.street', label: 'Street', used: 'Search engines' },
      { path: 'address.postalCode', label: 'Postal code', used: 'The privacy policy, search engines' },
      { path: 'address.region', label: 'Region', used: 'Search engines' },
      { path: 'address.country', label: 'Country', used: 'The privacy policy' },
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
        used: 'The foot of every page, contact, the privacy policy, mails',
      },
      { path: 'office.note', label: 'A note on it', used: 'Contact' },
      {
        path: 'office.clock.timeZone',
        label: 'Time zone',
        used: 'Times in mails and in the staff area, shared hours, the process',
      },
      { path: 'office.clock.name', label: 'What its clock is called', used: 'Beside times, and on contact' },
    ],
  },
  {
    title: 'Figures',
    note: 'Today’s. Clients, projects and people are followed by a plus.',
    fields: [
      { path: 'founded', label: 'On the market since', used: 'Home, about, search engines', look: 'number' },
      { path: 'stats.clients', label: 'Clients', used: 'Home, about', look: 'number' },
      { path: 'stats.projects', label: 'Projects', used: 'Home, about', look: 'number' },
      {
        path: 'team',
        label: 'Teams, one a line: name, then people',
        used: 'About; their sum on home, about and in the menu',
        look: 'lines',
      },
    ],
  },
  {
    title: 'Milestone and rating',
    note: 'Figures of an earlier year stand on the page about you, and nowhere else.',
    fields: [
      { path: 'milestone.year', label: 'In the year', used: 'About', look: 'number' },
      { path: 'milestone.years', label: 'Years until then', used: 'About', look: 'number' },
      { path: 'milestone.clients', label: 'Clients then', used: 'About', look: 'number' },
      { path: 'milestone.projects', label: 'Projects then', used: 'About', look: 'number' },
      { path: 'milestone.experts', label: 'People then', used: 'About', look: 'number' },
      { path: 'milestone.shareInCity', label: 'Percent of them in the city', used: 'About', look: 'number' },
      { path: 'rating.value', label: 'Rating', used: 'Over the testimonials', look: 'number' },
      { path: 'rating.of', label: 'Of at most', used: 'Over the testimonials', look: 'number' },
      { path: 'rating.by', label: 'Given by', used: 'Over the testimonials' },
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

const FIELDS = FACT_BLOCKS.flatMap(({ fields }) => fields);
const inside = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);

/** The facts as the fields show them. */
export const textsOf = (facts: SiteFacts): FactTexts =>
  Object.fromEntries(
    FIELDS.map(({ path }) => [
      path,
      LISTS[path]?.show(facts).join('\n') ?? String(inside(facts, path.split('.'))),
    ]),
  );

/** One fact, whole, from what its fields hold. */
export function factFrom(texts: FactTexts, fact: string): unknown {
  const list = LISTS[fact];
  if (list) return linesOf(texts[fact] ?? '').map(list.read);
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
