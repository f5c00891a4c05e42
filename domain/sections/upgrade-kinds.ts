import { isRecord } from '../record';

type Section = Record<string, unknown>;
type Names = Readonly<Record<string, string>>;
/** The current form of a former kind. */
type Today = {
  is: [kind: string, variant?: string];
  fields?: Names;
  /** Renamed row fields. */
  rows?: Names;
  /** Row fields that have become facts, by fact. */
  facts?: Names;
};

const SECTIONS: Readonly<Record<string, Today>> = {
  rows: { is: ['rows', 'lines'], fields: { rows: 'items' } },
  points: { is: ['rows', 'numbered'] },
  solutions: { is: ['rows', 'columns'], fields: { more: 'last' } },
  gains: { is: ['rows', 'promises'], rows: { measure: 'fact' } },
  stages: { is: ['rows', 'stages'], facts: { When: 'when', Who: 'who', 'You get': 'result' } },
  symptoms: { is: ['rows', 'sentences'], rows: { quote: 'title', remedy: 'tag' } },
  cells: { is: ['cells', 'grid'] },
  flipCards: { is: ['cells', 'flip'], fields: { cards: 'items' }, rows: { word: 'title' } },
  ways: { is: ['cells', 'posters'] },
  wireframes: { is: ['pictures', 'rows'] },
  charts: { is: ['pictures', 'charts'], rows: { chart: 'art' } },
  outcomes: { is: ['pictures', 'pairs'] },
  industries: { is: ['pictures', 'touching'] },
  tiles: { is: ['tools', 'tiles'] },
  stack: { is: ['tools', 'cards'] },
  technologyGrid: { is: ['tools', 'grid'], rows: { name: 'title' } },
  tools: { is: ['tools', 'passing'], rows: { name: 'title' } },
  layers: { is: ['layers', 'rows'], rows: { tiles: 'tools' } },
  technologies: { is: ['layers', 'columns'] },
  steps: { is: ['steps', 'open'] },
  timeline: { is: ['steps', 'line'] },
  approach: { is: ['steps', 'dial'], fields: { stages: 'items' } },
  accordions: { is: ['accordion', 'columns'] },
  faq: { is: ['accordion', 'questions'], rows: { question: 'title', answer: 'text' } },
  scope: { is: ['accordion', 'drawers'] },
  choices: { is: ['chooser', 'list'], rows: { lead: 'text' } },
  reasons: { is: ['chooser', 'scroll'], rows: { sign: 'fact' } },
  cooperation: {
    is: ['chooser', 'tabs'],
    facts: { Steering: 'steering', People: 'people', Billing: 'billing', 'Fits when': 'fitsWhen' },
  },
  ledger: { is: ['table', 'ledger'], fields: { rows: 'items' }, rows: { service: 'title', work: 'text' } },
  deliverables: { is: ['table', 'results'] },
  numbers: { is: ['figures', 'agency'], rows: { fact: 'token' } },
  figures: { is: ['figures', 'text'] },
  durations: { is: ['figures', 'calendars'] },
  statement: { is: ['statement', 'plain'] },
  estimate: { is: ['statement', 'times'] },
  creed: { is: ['statement', 'creed'] },
  plan: { is: ['schedule', 'ruler'] },
  sprint: { is: ['schedule', 'sprint'], fields: { days: 'items' } },
  benefits: { is: ['schedule', 'gains'] },
  cases: { is: ['cases', 'poster'] },
  domainCases: { is: ['cases', 'pairs'] },
  slides: { is: ['cases', 'slides'] },
  people: { is: ['people', 'portraits'] },
  managers: { is: ['people', 'contacts'] },
  teamChart: { is: ['people', 'teams'] },
  licences: { is: ['scale', 'line'] },
  stackAge: { is: ['scale', 'rings'] },
  gateways: { is: ['logos'] },
};

const HEADS: Readonly<Record<string, Today>> = {
  landing: { is: ['head', 'offer'] },
  page: { is: ['head', 'drawing'] },
  front: { is: ['head', 'front'] },
  plan: { is: ['head', 'picture'] },
  list: { is: ['head', 'white'] },
  policy: { is: ['head', 'policy'] },
};

const renameKeys = (row: Section, names: Names = {}): Section =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]));

function moveFacts(row: Section, facts: Names): Section {
  const former = Object.values(facts);
  const rest = Object.entries(row).filter(([name]) => !former.includes(name));
  const rows = Object.entries(facts).map(([name, field], index) => ({
    _id: `r${index + 1}`,
    name,
    text: row[field] ?? '',
  }));
  return { ...Object.fromEntries(rest), facts: rows };
}

function upgradeSection(section: unknown, kinds: Readonly<Record<string, Today>>): unknown {
  if (!isRecord(section) || typeof section.kind !== 'string' || 'variant' in section) return section;
  const today = Object.hasOwn(kinds, section.kind) ? kinds[section.kind] : undefined;
  if (!today) return section;
  const { is, fields, rows, facts } = today;
  const [kind, variant] = is;
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

/** Layouts of heroes whose drawing a closing replaced. */
const FORMER_LOOKS = ['gate', 'gauge', 'seats'];
const CLOSINGS = ['fees', 'selfTest', 'team'];
const isClosing = (section: unknown) => isRecord(section) && CLOSINGS.includes(String(section.kind));

/** The closing of an offer was further down and is now its first screen. */
function moveClosing({ hero, sections }: { hero?: unknown; sections?: unknown }): object {
  if (!isRecord(hero) || hero.variant !== 'offer' || !FORMER_LOOKS.includes(String(hero.look))) return {};
  const { look: _, artTall: __, ...rest } = hero;
  const closing = Array.isArray(sections) ? sections.find(isClosing) : undefined;
  if (!Array.isArray(sections) || !closing) return { hero: rest };
  const { art: ___, ...texts } = rest;
  return { hero: texts, sections: [closing, ...sections.filter(section => section !== closing)] };
}

/** Accepts pages of any version. Sections with a variant are already current. */
export function upgradeKinds<Page extends object>(page: Page): Page {
  const { hero, sections } = page as { hero?: unknown; sections?: unknown };
  const upgraded = {
    ...page,
    ...(hero !== undefined && { hero: upgradeSection(hero, HEADS) }),
    ...(Array.isArray(sections) && { sections: sections.map(section => upgradeSection(section, SECTIONS)) }),
  };
  return { ...upgraded, ...moveClosing(upgraded) };
}
