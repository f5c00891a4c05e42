import { getSite } from './current-site';
import { getCurrentIndustry } from './industries';
import { getIndustryPath } from './paths';
import { isDrawnPortrait } from './person';
import { isRecord } from './record';
import type { Site, SiteFacts } from './site';

/**
 * Facts in page texts: `{site.city}` inserts a fact, and `{if.milestone}…{end}` is conditional. A row named
 * `{industry.FinTech}` appears for that industry, and a row named `{industry}` for every other industry.
 */

type TokenSource = Omit<Site, 'menus'>;

type Token = {
  /** Paths of the facts on which the token depends. */
  facts: readonly string[];
  getValue: (source: TokenSource) => string | number | undefined;
};

const isOnAbout = ({ onAbout }: { onAbout: boolean }) => onAbout;
const countManagers = ({ people }: TokenSource) => people.filter(({ takesRequests }) => takesRequests).length;

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

type FigureSource = Pick<SiteFacts, 'figures'> & { stats: Pick<SiteFacts['stats'], 'clients' | 'projects'> };
export const formatFigure = ({ stats, figures }: FigureSource, name: 'clients' | 'projects'): string =>
  `${stats[name]}${figures?.[name].sign ?? '+'}`;

const createMilestoneToken = (name: keyof NonNullable<SiteFacts['milestone']>): Token => ({
  facts: [`milestone.${name}`],
  getValue: site => site.milestone?.[name],
});

const capitalise = (text: string) => text.replace(/^./u, letter => letter.toUpperCase());

const TOKENS: Readonly<Record<string, Token>> = {
  name: { facts: ['name'], getValue: site => site.name },
  city: { facts: ['address.locality'], getValue: site => site.address.locality },
  country: { facts: ['address.country'], getValue: site => site.address.country },
  postalCode: { facts: ['address.postalCode'], getValue: site => site.address.postalCode },
  email: { facts: ['email'], getValue: site => site.email },
  phone: { facts: ['phone'], getValue: site => site.phone },
  phoneDigits: { facts: ['phone'], getValue: site => site.phone.replaceAll(' ', '') },
  office: { facts: ['office.title'], getValue: site => site.office.title },
  clock: { facts: ['office.clock.name'], getValue: site => site.office.clock.name },
  officeNote: { facts: ['office.note'], getValue: site => site.office.note },
  founded: { facts: ['founded'], getValue: site => site.founded },
  clients: { facts: ['stats.clients'], getValue: site => formatFigure(site, 'clients') },
  projects: { facts: ['stats.projects'], getValue: site => formatFigure(site, 'projects') },
  people: { facts: ['team'], getValue: site => site.stats.team },
  peopleShown: { facts: [], getValue: ({ people }) => people.filter(isOnAbout).length },
  teams: { facts: ['team'], getValue: site => site.team.length },
  Managers: { facts: [], getValue: site => NUMBER_WORDS[countManagers(site)] ?? countManagers(site) },
  answerTime: { facts: ['answerTime'], getValue: site => site.answerTime },
  industries: {
    facts: ['industries'],
    getValue: site => new Intl.ListFormat('en-GB').format(site.industries),
  },
  colour: { facts: ['accentName'], getValue: site => site.accentName },
  Colour: { facts: ['accentName'], getValue: site => capitalise(site.accentName) },
  'milestone.year': createMilestoneToken('year'),
  'milestone.years': createMilestoneToken('years'),
  'milestone.clients': createMilestoneToken('clients'),
  'milestone.projects': createMilestoneToken('projects'),
  'milestone.experts': createMilestoneToken('experts'),
  'milestone.shareInCity': createMilestoneToken('shareInCity'),
};

/** Creates a condition for sentences that are true only for the built-in facts. */
const createBuiltInCondition =
  (...facts: (keyof SiteFacts)[]) =>
  ({ changed }: TokenSource) =>
    !facts.some(fact => changed.includes(fact));

const CONDITIONS: Readonly<Record<string, (source: TokenSource) => boolean>> = {
  milestone: site => site.milestone !== null,
  outsideEea: site => !site.inEea,
  oneManager: site => countManagers(site) === 1,
  severalManagers: site => countManagers(site) !== 1,
  drawnPortraits: ({ people }) => people.filter(isOnAbout).every(({ portrait }) => isDrawnPortrait(portrait)),
  builtInName: createBuiltInCondition('name'),
  builtInAddress: createBuiltInCondition('address'),
  builtInLanguages: createBuiltInCondition('supportLanguages'),
  // The sentence refers to the milestone, which the built-in facts of another agency can lack.
  builtInGrowth: site => site.milestone !== null && createBuiltInCondition('milestone', 'team')(site),
};

const TOKEN_PATTERN = /(\{(?:site|if)\.[\w.]*\}|\{end\})/;
const INDUSTRY_PATTERN = /^\{industry(?:\.([^{}]+))?\}$/;

const findOwnValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function fillText(text: string, source: TokenSource, usedFacts: Set<string>): string {
  if (!text.includes('{')) return text;
  let condition: string | undefined;
  let isOmitted = false;
  return text
    .split(TOKEN_PATTERN)
    .map(part => {
      const [, tokenType, name = ''] = /^\{(site|if)\.(.*)\}$/.exec(part) ?? [];
      const checkCondition = tokenType === 'if' ? findOwnValue(CONDITIONS, name) : undefined;
      if (checkCondition) {
        condition = name;
        isOmitted = !checkCondition(source);
        return '';
      }
      if (part === '{end}' && condition) {
        condition = undefined;
        isOmitted = false;
        return '';
      }
      if (isOmitted) return '';
      const token = tokenType === 'site' ? findOwnValue(TOKENS, name) : undefined;
      for (const fact of token?.facts ?? []) usedFacts.add(fact);
      return token ? String(token.getValue(source) ?? '') : part;
    })
    .join('');
}

/** Returns null for the generic row `{industry}`, and undefined for other rows. */
function findIndustry(row: unknown): string | null | undefined {
  const title = isRecord(row) && typeof row.title === 'string' ? row.title : '';
  const match = INDUSTRY_PATTERN.exec(title);
  return match ? (match[1] ?? null) : undefined;
}

/**
 * Turns a generic row into one row per industry. Without a generic row, only the rows of named industries remain. A
 * plain row titled like an industry takes precedence over the generic row.
 */
function fillRows(
  rows: readonly unknown[],
  { industries, formerIndustries }: Pick<TokenSource, 'industries' | 'formerIndustries'>,
): readonly unknown[] {
  if (rows.every(row => findIndustry(row) === undefined)) return rows;
  const namedRows = rows.flatMap(row => {
    const name = findIndustry(row);
    const title = name && getCurrentIndustry(name, formerIndustries ?? {});
    return title && industries.includes(title) ? [{ ...(row as object), title }] : [];
  });
  const genericRow = rows.find(row => findIndustry(row) === null) as Record<string, unknown> | undefined;
  const otherRows = rows.filter(row => findIndustry(row) === undefined);
  const firstIndex = rows.findIndex(row => findIndustry(row) !== undefined);
  const industryRows = genericRow
    ? industries
        .filter(title => !otherRows.some(row => isRecord(row) && row.title === title))
        .map(
          title =>
            namedRows.find(row => row.title === title) ?? {
              ...genericRow,
              _id: title,
              title,
              ...('href' in genericRow && { href: getIndustryPath(title) }),
            },
        )
    : namedRows;
  return [...otherRows.slice(0, firstIndex), ...industryRows, ...otherRows.slice(firstIndex)];
}

/** @param usedFacts collects the paths of the used facts */
export function fillTokens<Value>(content: Value, source: TokenSource, usedFacts?: Set<string>): Value;
export function fillTokens(content: unknown, source: TokenSource, usedFacts = new Set<string>()): unknown {
  if (typeof content === 'string') return fillText(content, source, usedFacts);
  if (Array.isArray(content)) {
    const rows = fillRows(content, source);
    if (rows !== content) usedFacts.add('industries');
    return rows.map(entry => fillTokens(entry, source, usedFacts));
  }
  if (!isRecord(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, entry]) => [name, fillTokens(entry, source, usedFacts)]),
  );
}

function visitTexts(value: unknown, visit: (text: string, path: string) => void, path = ''): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value))
    visitTexts(entry, visit, path ? `${path}.${name}` : name);
}

/** Finds unknown tokens and unclosed conditions. */
export function findUnknownTokens(content: unknown): { path: string; token: string }[] {
  const unknownTokens: { path: string; token: string }[] = [];
  visitTexts(content, (text, path) => {
    let openCondition: string | undefined;
    for (const [token, tokenType, name = ''] of text.matchAll(/\{(?:(site|if)\.([^{}]*)|end)\}/g)) {
      const isKnown =
        tokenType === 'site'
          ? findOwnValue(TOKENS, name)
          : tokenType === 'if'
            ? !openCondition && findOwnValue(CONDITIONS, name)
            : openCondition;
      if (!isKnown) unknownTokens.push({ path, token });
      if (tokenType !== 'site') openCondition = tokenType === 'if' ? token : undefined;
    }
    if (openCondition) unknownTokens.push({ path, token: openCondition });
  });
  return unknownTokens;
}

/**
 * Fills tokens with the current facts.
 * @param usedFacts collects the paths of the used facts
 */
export const fillFacts = <Content>(content: Content, usedFacts?: Set<string>): Content =>
  fillTokens(content, getSite(), usedFacts);
