import { isRecord } from '../record';
import { WEEK_LABELS } from './contact';
import { getSectionName } from './name';

type Section = Record<string, unknown>;
type Names = Readonly<Record<string, string>>;
/** The current form of a former kind. */
type CurrentForm = {
  target: [kind: string, variant?: string];
  fields?: Names;
  /** Renamed row fields. */
  rows?: Names;
  /** Row fields that have become facts, by fact. */
  facts?: Names;
};

const SECTION_FORMS: Readonly<Record<string, CurrentForm>> = {
  rows: { target: ['rows', 'lines'], fields: { rows: 'items' } },
  points: { target: ['rows', 'numbered'] },
  solutions: { target: ['rows', 'names'], fields: { more: 'last' } },
  gains: { target: ['rows', 'promises'], rows: { measure: 'fact' } },
  stages: { target: ['rows', 'stages'], facts: { When: 'when', Who: 'who', 'You get': 'result' } },
  symptoms: { target: ['rows', 'film'], rows: { quote: 'title', remedy: 'tag' } },
  cells: { target: ['cells', 'grid'] },
  flipCards: { target: ['cells', 'flip'], fields: { cards: 'items' }, rows: { word: 'title' } },
  ways: { target: ['cells', 'posters'] },
  wireframes: { target: ['pictures', 'rows'] },
  charts: { target: ['pictures', 'charts'], rows: { chart: 'art' } },
  outcomes: { target: ['pictures', 'pairs'] },
  industries: { target: ['pictures', 'touching'] },
  tiles: { target: ['tools', 'parts'] },
  stack: { target: ['tools', 'cards'] },
  technologyGrid: { target: ['tools', 'grid'], rows: { name: 'title' } },
  tools: { target: ['tools', 'passing'], rows: { name: 'title' } },
  layers: { target: ['layers', 'rows'], rows: { tiles: 'tools' } },
  technologies: { target: ['layers', 'columns'] },
  steps: { target: ['steps', 'open'] },
  timeline: { target: ['steps', 'line'] },
  approach: { target: ['steps', 'dial'], fields: { stages: 'items' } },
  accordions: { target: ['accordion', 'columns'] },
  faq: { target: ['accordion', 'questions'], rows: { question: 'title', answer: 'text' } },
  scope: { target: ['accordion', 'drawers'] },
  choices: { target: ['chooser', 'list'], rows: { lead: 'text' } },
  reasons: { target: ['chooser', 'scroll'], rows: { sign: 'fact' } },
  cooperation: {
    target: ['chooser', 'tabs'],
    facts: { Steering: 'steering', People: 'people', Billing: 'billing', 'Fits when': 'fitsWhen' },
  },
  ledger: {
    target: ['table', 'ledger'],
    fields: { rows: 'items' },
    rows: { service: 'title', work: 'text' },
  },
  deliverables: { target: ['table', 'results'] },
  numbers: { target: ['figures', 'agency'], rows: { fact: 'token' } },
  figures: { target: ['figures', 'text'] },
  durations: { target: ['figures', 'calendars'] },
  statement: { target: ['statement', 'plain'] },
  estimate: { target: ['statement', 'halves'] },
  creed: { target: ['statement', 'creed'] },
  plan: { target: ['schedule', 'ruler'] },
  sprint: { target: ['schedule', 'sprint'], fields: { days: 'items' } },
  benefits: { target: ['schedule', 'gains'] },
  cases: { target: ['cases', 'poster'] },
  domainCases: { target: ['cases', 'pairs'] },
  slides: { target: ['cases', 'slides'] },
  people: { target: ['people', 'portraits'] },
  managers: { target: ['people', 'contacts'] },
  teamChart: { target: ['people', 'teams'] },
  licences: { target: ['scale', 'line'] },
  stackAge: { target: ['scale', 'rings'] },
  gateways: { target: ['logos'] },
  models: { target: ['models', 'cards'] },
  contact: { target: ['contact', 'writer'] },
};

/** Variants that were replaced by another variant with the same fields. */
const FORMER_VARIANTS = new Map([
  ['rows columns', 'names'],
  ['rows sentences', 'film'],
  ['statement times', 'halves'],
  ['tools tiles', 'parts'],
]);

/** Layouts of the card grid that posters replaced. */
const FORMER_GRIDS: readonly unknown[] = ['four', 'two-three'];

const HERO_FORMS: Readonly<Record<string, CurrentForm>> = {
  landing: { target: ['head', 'offer'] },
  page: { target: ['head', 'drawing'] },
  front: { target: ['head', 'front'] },
  plan: { target: ['head', 'picture'] },
  list: { target: ['head', 'white'] },
  policy: { target: ['head', 'policy'] },
};

const renameKeys = (row: Section, names: Names = {}): Section =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]));

function moveFacts(row: Section, facts: Names): Section {
  const formerFields = Object.values(facts);
  const otherEntries = Object.entries(row).filter(([name]) => !formerFields.includes(name));
  const rows = Object.entries(facts).map(([name, field], index) => ({
    _id: `r${index + 1}`,
    name,
    text: row[field] ?? '',
  }));
  return { ...Object.fromEntries(otherEntries), facts: rows };
}

function upgradeSection(section: unknown, kinds: Readonly<Record<string, CurrentForm>>): unknown {
  if (!isRecord(section) || typeof section.kind !== 'string') return section;
  const name = getSectionName(section as { kind: string });
  if (name === 'cells grid' && FORMER_GRIDS.includes(section.columns))
    return { ...section, columns: 'three' };
  if (name === 'contact week') return { ...WEEK_LABELS, ...section };
  if ('variant' in section) return { ...section, variant: FORMER_VARIANTS.get(name) ?? section.variant };
  const currentForm = Object.hasOwn(kinds, section.kind) ? kinds[section.kind] : undefined;
  if (!currentForm) return section;
  const { target, fields, rows, facts } = currentForm;
  const [kind, variant] = target;
  const { kind: _, ...rest } = renameKeys(section, fields);
  const { items } = rest;
  const renameRow = (row: unknown) => {
    if (!isRecord(row)) return row;
    const renamedRow = renameKeys(row, rows);
    return facts ? moveFacts(renamedRow, facts) : renamedRow;
  };
  return {
    kind,
    ...(variant && { variant }),
    ...rest,
    ...(Array.isArray(items) && { items: items.map(renameRow) }),
  };
}

/** Layouts of heroes whose drawing was replaced by a closing. */
const FORMER_LAYOUTS = ['gate', 'gauge', 'seats'];
const CLOSINGS = ['fees', 'selfTest', 'team'];
const isClosing = (section: unknown) => isRecord(section) && CLOSINGS.includes(String(section.kind));

/** Moves the closing of an offer from further down to the first screen. */
function moveClosing({ hero, sections }: { hero?: unknown; sections?: unknown }): object {
  if (!isRecord(hero) || hero.variant !== 'offer' || !FORMER_LAYOUTS.includes(String(hero.look))) return {};
  const { look: _, artTall: __, ...rest } = hero;
  const closing = Array.isArray(sections) ? sections.find(isClosing) : undefined;
  if (!Array.isArray(sections) || !closing) return { hero: rest };
  const { art: ___, ...texts } = rest;
  return { hero: texts, sections: [closing, ...sections.filter(section => section !== closing)] };
}

/** Accepts pages of any version. */
export function upgradeKinds<Page extends object>(page: Page): Page {
  const { hero, sections } = page as { hero?: unknown; sections?: unknown };
  const upgradedPage = {
    ...page,
    ...(hero !== undefined && { hero: upgradeSection(hero, HERO_FORMS) }),
    ...(Array.isArray(sections) && {
      sections: sections.map(section => upgradeSection(section, SECTION_FORMS)),
    }),
  };
  return { ...upgradedPage, ...moveClosing(upgradedPage) };
}
