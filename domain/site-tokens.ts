import { industryPath } from './paths';
import { isDrawnPortrait } from './person';
import { isRecord } from './record';
import type { Site, SiteFacts } from './site';

/**
 * Facts in the texts of pages: `{site.city}` says the fact, `{if.milestone}…{end}` holds where there is one, and a row called
 * `{industry.FinTech}` is shown while that is one of the industries, one called `{industry}` for each of the others.
 */

/** What tokens are filled from, besides the facts. */
export type TokenSource = {
  site: Site;
  builtIn: SiteFacts;
  /** Whom the page about the agency shows. */
  people: readonly { portrait: string }[];
  /** How many take requests. */
  managers: number;
};

type Token = {
  /** The facts that it says, by their paths. */
  facts: readonly string[];
  say: (source: TokenSource) => string | number | undefined;
};

const IN_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

const figure =
  (name: 'clients' | 'projects'): Token['say'] =>
  ({ site }) =>
    `${site.stats[name]}${site.figures?.[name].sign ?? '+'}`;

const milestone = (name: keyof NonNullable<SiteFacts['milestone']>): Token => ({
  facts: [`milestone.${name}`],
  say: ({ site }) => site.milestone?.[name],
});

const capitalise = (text: string) => text.replace(/^./u, letter => letter.toUpperCase());

const TOKENS: Readonly<Record<string, Token>> = {
  name: { facts: ['name'], say: ({ site }) => site.name },
  city: { facts: ['address.locality'], say: ({ site }) => site.address.locality },
  country: { facts: ['address.country'], say: ({ site }) => site.address.country },
  postalCode: { facts: ['address.postalCode'], say: ({ site }) => site.address.postalCode },
  email: { facts: ['email'], say: ({ site }) => site.email },
  phone: { facts: ['phone'], say: ({ site }) => site.phone },
  phoneDigits: { facts: ['phone'], say: ({ site }) => site.phone.replaceAll(' ', '') },
  office: { facts: ['office.title'], say: ({ site }) => site.office.title },
  officeNote: { facts: ['office.note'], say: ({ site }) => site.office.note },
  founded: { facts: ['founded'], say: ({ site }) => site.founded },
  clients: { facts: ['stats.clients'], say: figure('clients') },
  projects: { facts: ['stats.projects'], say: figure('projects') },
  people: { facts: ['team'], say: ({ site }) => site.stats.team },
  peopleShown: { facts: [], say: ({ people }) => people.length },
  teams: { facts: ['team'], say: ({ site }) => site.team.length },
  Managers: { facts: [], say: ({ managers }) => IN_WORDS[managers] ?? managers },
  answerTime: { facts: ['answerTime'], say: ({ site }) => site.answerTime },
  industries: {
    facts: ['industries'],
    say: ({ site }) => new Intl.ListFormat('en-GB').format(site.industries),
  },
  colour: { facts: ['accentName'], say: ({ site }) => site.accentName },
  Colour: { facts: ['accentName'], say: ({ site }) => capitalise(site.accentName) },
  'milestone.year': milestone('year'),
  'milestone.years': milestone('years'),
  'milestone.clients': milestone('clients'),
  'milestone.projects': milestone('projects'),
  'milestone.experts': milestone('experts'),
  'milestone.shareInCity': milestone('shareInCity'),
};

/** Whether these facts are those that the site came with: sentences that hold for them alone depend on it. */
const areBuiltIn =
  (...facts: (keyof SiteFacts)[]) =>
  ({ site, builtIn }: TokenSource) =>
    facts.every(fact => JSON.stringify(site[fact]) === JSON.stringify(builtIn[fact]));

const CONDITIONS: Readonly<Record<string, (source: TokenSource) => boolean>> = {
  milestone: ({ site }) => site.milestone !== null,
  outsideEea: ({ site }) => !site.inEea,
  oneManager: ({ managers }) => managers === 1,
  severalManagers: ({ managers }) => managers !== 1,
  drawnPortraits: ({ people }) => people.every(({ portrait }) => isDrawnPortrait(portrait)),
  builtInName: areBuiltIn('name'),
  builtInAddress: areBuiltIn('address'),
  builtInLanguages: areBuiltIn('supportLanguages'),
  builtInGrowth: areBuiltIn('milestone', 'team'),
};

const TOKEN = /(\{(?:site|if)\.[\w.]*\}|\{end\})/;
const INDUSTRY = /^\{industry(?:\.([^{}]+))?\}$/;

const find = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function fillText(text: string, source: TokenSource, said: Set<string>): string {
  if (!text.includes('{')) return text;
  let condition: string | undefined;
  let isLeftOut = false;
  return text
    .split(TOKEN)
    .map(part => {
      const [, sort, name = ''] = /^\{(site|if)\.(.*)\}$/.exec(part) ?? [];
      const holds = sort === 'if' ? find(CONDITIONS, name) : undefined;
      if (holds) {
        condition = name;
        isLeftOut = !holds(source);
        return '';
      }
      if (part === '{end}' && condition) {
        condition = undefined;
        isLeftOut = false;
        return '';
      }
      if (isLeftOut) return '';
      const token = sort === 'site' ? find(TOKENS, name) : undefined;
      for (const fact of token?.facts ?? []) said.add(fact);
      return token ? String(token.say(source) ?? '') : part;
    })
    .join('');
}

/** The industry that a row is for; null for each that has no row of its own; undefined for any other row. */
function findIndustry(row: unknown): string | null | undefined {
  const title = isRecord(row) && typeof row.title === 'string' ? row.title : '';
  const found = INDUSTRY.exec(title);
  return found ? (found[1] ?? null) : undefined;
}

/** Rows of industries by their names, as far as there are such; in the order of the facts where others join them. */
function fillRows(rows: readonly unknown[], industries: readonly string[]): readonly unknown[] {
  if (rows.every(row => findIndustry(row) === undefined)) return rows;
  const isOther = (row: unknown) => findIndustry(row) === undefined;
  const named = rows.flatMap(row => {
    const title = findIndustry(row);
    return title && industries.includes(title) ? [{ ...(row as object), title }] : [];
  });
  const any = rows.find(row => findIndustry(row) === null) as Record<string, unknown> | undefined;
  if (!any) return [...named, ...rows.filter(isOther)];
  const all = industries.map(
    title =>
      named.find(row => row.title === title) ?? {
        ...any,
        _id: title,
        title,
        ...('href' in any && { href: industryPath(title) }),
      },
  );
  return [...all, ...rows.filter(isOther)];
}

/**
 * Puts the facts in the place of their tokens.
 * @param said gains the facts that the content says, by their paths.
 */
export function fillTokens<Value>(content: Value, source: TokenSource, said?: Set<string>): Value;
export function fillTokens(content: unknown, source: TokenSource, said = new Set<string>()): unknown {
  if (typeof content === 'string') return fillText(content, source, said);
  if (Array.isArray(content)) {
    const rows = fillRows(content, source.site.industries);
    if (rows !== content) said.add('industries');
    return rows.map(entry => fillTokens(entry, source, said));
  }
  if (!isRecord(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, each]) => [name, fillTokens(each, source, said)]),
  );
}

/** Visits every text in a value, with its place in it. */
function visitTexts(value: unknown, visit: (text: string, path: string) => void, path = ''): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) visitTexts(each, visit, path ? `${path}.${name}` : name);
}

/** Tokens that name no fact, and conditions that do not end, by where they are. */
export function findUnknownTokens(content: unknown): { path: string; token: string }[] {
  const unknown: { path: string; token: string }[] = [];
  visitTexts(content, (text, path) => {
    let open: string | undefined;
    for (const [token, sort, name = ''] of text.matchAll(/\{(?:(site|if)\.([^{}]*)|end)\}/g)) {
      const isKnown =
        sort === 'site' ? find(TOKENS, name) : sort === 'if' ? !open && find(CONDITIONS, name) : open;
      if (!isKnown) unknown.push({ path, token });
      if (sort !== 'site') open = sort === 'if' ? token : undefined;
    }
    if (open) unknown.push({ path, token: open });
  });
  return unknown;
}
