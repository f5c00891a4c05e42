import type { Project } from '../../domain/rest/case';
import { createSentences } from './sentences';

/** A test case. Its images are drawn when it is stored. */
export type TestCase = Pick<Project, 'title' | 'domain'> &
  Partial<Omit<Project, 'customer'>> & {
    /** The case's previous title. */
    before?: string;
    /** Focus of the cover, in per cent. */
    focus?: { x: number; y: number };
    hasVideo?: true;
  };

const createBlock = (type: 'title' | 'paragraph', content: string) => ({
  type,
  content,
  alt: '',
  caption: '',
});
const createChapters = (...titles: string[]) =>
  titles.flatMap(title => [
    createBlock('title', title),
    createBlock('paragraph', createSentences(title, 60)),
  ]);
const createInfoBlock = (sectionTitle: string, ...lines: [subtitle: string, text: string][]) => ({
  sectionTitle,
  subSectionTitle: createSentences(sectionTitle, 4),
  sectionContent: lines.map(([subtitle, text]) => ({ subtitle, text })),
});

/** Case that uses every field, including the video. */
export const completeCase: TestCase = {
  title: 'Tidewatch',
  domain: 'AI/ML SaaS',
  hasVideo: true,
  heading: 'Eleven years of tide tables, joined into one forecast that a harbour master can question.',
  client: 'Tidewatch',
  location: 'Tallinn, Estonia',
  solution: 'Forecast, review desk',
  figure: '47',
  unit: '%',
  figureNote: 'of questions answered by the table itself.',
  quote: 'We owned the figures for years. We could not find the questions.',
  aboutProject: `The tables lay in forty folders. Nobody opened them twice.\n\n${createSentences('about tidewatch', 70)}`,
  infoBlock: [
    createInfoBlock(
      'Forecast and desk',
      ['A figure has a birthday', createSentences('birthday', 16)],
      ['A path', createSentences('path', 16)],
    ),
    createInfoBlock(
      'What changed',
      ['47%', 'of questions answered'],
      ['19 min', 'a question, down from 52'],
      ['1.3%', 'marked wrong'],
    ),
  ],
  tag: ['Python', 'TypeScript', 'React', 'PostgreSQL', 'Redis'],
  projectContent: createChapters(
    'A graph in one table',
    'Figures that can be argued with',
    'Graded by those who use it',
  ),
};

/** Case that opens with a figure and its previous value. */
export const figureCase: TestCase = {
  title: 'Quote Board',
  domain: 'FinTech',
  layout: 'numbers',
  figure: '0.8',
  unit: 's',
  figureNote: 'for a refresh that took 90.',
  infoBlock: [
    createInfoBlock(
      'What we built',
      ['One screen', createSentences('screen', 12)],
      ['Three densities', createSentences('three', 12)],
    ),
    createInfoBlock(
      'What changed',
      ['0.8 s', 'median refresh, down from 90'],
      ['3×', 'desks'],
      ['0', 'incidents'],
    ),
  ],
};

/** Case that opens with the times of its chapters. */
export const clockCase: TestCase = {
  title: 'Night Shift Board',
  domain: 'HealthTech',
  layout: 'story',
  projectContent: createChapters(
    '23:50 A bed is moved three times',
    '03:10 Gloves and dim light',
    '07:15 Fourteen minutes',
  ),
};

/** Case that opens with its image, cropped around the focus. */
export const imageCase: TestCase = {
  title: 'Ferry Timetable Console',
  domain: 'Transportation',
  focus: { x: 56, y: 46 },
};

/** Case whose title contains a very long word. */
export const longWord: TestCase = { title: 'Trade Classification Engine', domain: 'AI/ML SaaS' };

/** Case with a previous title, and so a previous slug. */
export const renamedCase: TestCase = {
  title: 'Barometer Alerts Tool',
  domain: 'FinTech',
  before: 'Real Time Barometer Alerts Tool',
};

/** Cases that tests may change. */
export const plainCases = [
  { title: 'Tram Yard Planner', domain: 'Transportation' },
  { title: 'Disputes Desk', domain: 'FinTech' },
  { title: 'Clause Finder', domain: 'AI/ML SaaS' },
  { title: 'Parts Catalogue', domain: 'E-commerce' },
  { title: 'Exam Hall', domain: 'EdTech' },
  { title: 'Invoice Portal', domain: 'FinTech' },
] as const satisfies readonly TestCase[];

const otherCases = [
  'Payout Rails/FinTech',
  'Dialysis Diary/HealthTech',
  'Release Calendar/E-commerce',
  'Cash Position Room/FinTech',
  'Field Sheet Portal/E-commerce',
  'Lesson Studio/EdTech',
  'Account Opening/FinTech',
  'Consent Ledger/HealthTech',
  'Bulb Market/E-commerce',
  'Report Room/AI/ML SaaS',
].map((entry): TestCase => {
  const [title = '', ...domain] = entry.split('/');
  return { title, domain: domain.join('/') };
});

/** All cases, newest first. */
export const cases: readonly TestCase[] = [
  ...otherCases.slice(0, 2),
  completeCase,
  figureCase,
  renamedCase,
  longWord,
  plainCases[0],
  imageCase,
  plainCases[2],
  plainCases[1],
  clockCase,
  plainCases[3],
  plainCases[4],
  plainCases[5],
  ...otherCases.slice(2),
];
