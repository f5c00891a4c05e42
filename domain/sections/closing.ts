import type { z } from '../zod';
import { group, line, lines, rows, type SectionGround, text } from './fields';
import { section } from './kind';

/**
 * Creates the section kind of a closing, whose answers prefill the request form. Editors can’t change its figures.
 * Empty texts use the defaults in `site-data/site/closings.json`.
 */
const closing = <Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  texts: { label: string; help: string; ground?: SectionGround },
  shape: Shape,
) => section(kind, { ...texts, synonyms }, shape);
const synonyms = 'closing tool calculator interactive';

/** Falls back to the default text when empty. */
const createOptionalLine = (label: string, max = 140) => line(label, { max }).optional();
const createOptionalText = (label: string, max = 300) => text(label, { max }).optional();
const head = { title: createOptionalLine('Title'), lead: createOptionalText('Text below the title') };
const action = createOptionalLine('Button label', 40);
const lastSentence = createOptionalText('Last sentence of the prefilled message');
const promise = createOptionalText('Text below the button');
const createAnswer = (name: string) =>
  line('Answer in the header', { max: 24, help: `{${name}} is replaced with the figure.` }).optional();
const legend = createOptionalLine('Name of the choices, for screen readers');

/** Requires exactly `count` entries, each of which has its own meaning. */
const createFixedRows = <Shape extends z.ZodRawShape>(
  label: string,
  count: number,
  shape: Shape,
  singular: string,
) => rows(label, shape, { min: count, max: count, singular: singular }).optional();
const createFixedLines = (label: string, count: number) =>
  lines(label, { min: count, max: count }).optional();
const verdict = { verdict: line('Verdict'), text: createOptionalLine('Text below the verdict', 200) };

export const fees = closing(
  'fees',
  { label: 'Fees', help: 'A calculator of payment costs at a given volume.', ground: 'red' },
  {
    ...head,
    labels: group(
      'Labels',
      {
        volume: line('Monthly card volume'),
        ticket: line('Average payment'),
        processors: line('Number of processors'),
        now: line('Current cost'),
        next: line('Cost with one more'),
      },
      { isExamplePublishable: true },
    ).optional(),
    choices: createFixedRows(
      'Choices of processors',
      3,
      { label: line('Label', { max: 40 }), saving: line('Text below the saving') },
      'Choice',
    ),
    answer: createAnswer('saving'),
    action,
    promise,
    wish: lastSentence,
  },
);
export const selfTest = closing(
  'selfTest',
  { label: 'Self-test', help: 'Yes-or-no questions about testing, with a verdict.' },
  {
    ...head,
    questions: createFixedLines('Questions whose answer “yes” means a problem', 5),
    verdicts: createFixedLines('Verdicts by number of “yes” answers, starting with none', 6),
    answer: createAnswer('count'),
    action,
    wish: lastSentence,
  },
);
export const team = closing(
  'team',
  { label: 'Team', help: 'Visitors put together a team and see the team’s hours.', ground: 'black' },
  {
    ...head,
    roles: createFixedRows('Roles', 5, { name: line('Name', { max: 40 }) }, 'Role'),
    labels: group(
      'Labels',
      {
        none: line('Clear a room'),
        office: line('Your office'),
        seats: line('Seats'),
        hours: line('Hours a month'),
        shared: line('Shared hours a day'),
        days: line('Your day and ours'),
      },
      { isExamplePublishable: true },
    ).optional(),
    answer: createAnswer('seats'),
    action,
    promise,
  },
);
export const check = closing(
  'check',
  { label: 'Check', help: 'Switches that show whether a problem suits an AI model.', ground: 'black' },
  {
    ...head,
    switches: createFixedRows(
      'Switches',
      3,
      { text: line('Text'), stops: line('Verdict when off') },
      'Switch',
    ),
    passes: createOptionalLine('Verdict when all are on'),
    action,
    wish: lastSentence,
  },
);
export const citation = closing(
  'citation',
  {
    label: 'Cited passage',
    help: 'Visitors ask a question about a document. A beam leads to the passage that answers it.',
  },
  {
    ...head,
    legend: createOptionalLine('Name of the questions, for screen readers'),
    questions: createFixedRows(
      'Questions, of which the last has no answer in the document',
      4,
      { question: line('Question', { max: 60 }), answer: line('Answer', { max: 80 }) },
      'Question',
    ),
    document: createOptionalLine('Name of the document, for screen readers'),
    passages: createFixedRows(
      'Parts of the document, in the order of the questions',
      3,
      {
        title: line('Title', { max: 60 }),
        before: text('Text before the passage', { max: 160 }),
        number: line('Number of the passage', { max: 8 }),
        passage: text('Passage that answers the question', { max: 200 }),
        after: text('Text after the passage', { max: 160 }),
      },
      'Part',
    ),
    missing: createOptionalLine('Text without a passage', 60),
    note: createOptionalLine('Text beside the button'),
    cited: createAnswer('source'),
    refused: createOptionalLine('Answer in the header without a passage', 24),
    action,
    wish: lastSentence,
  },
);
export const scale = section(
  'scale',
  { label: 'Scale', help: 'Visitors choose a position on a scale and see what the position means.' },
  {
    ...head,
    legend,
    choices: createFixedRows(
      'Choices',
      5,
      {
        label: line('Label', { max: 40 }),
        said: createOptionalLine('Text in the prefilled message', 60),
        figure: createOptionalLine('Figure', 6),
        examples: createOptionalLine('Examples, separated by commas', 80),
        ...verdict,
      },
      'Choice',
    ),
    unit: createOptionalLine('Unit of the figures', 40),
    action,
    wish: lastSentence,
  },
  {
    line: {
      label: 'Licences',
      help: 'Visitors choose what a product does with money and see which licence it needs.',
      synonyms,
      ground: 'grey',
      fields: {},
    },
    rings: {
      label: 'Age of a stack',
      help: 'Visitors choose the age of their stack and see what the age means.',
      synonyms,
      ground: 'grey',
      fields: {},
    },
  },
);
export const riskMap = closing(
  'riskMap',
  { label: 'Risk map', help: 'Visitors place a risk by likelihood and damage.' },
  {
    ...head,
    legend,
    rows: createFixedLines('Likelihood, from high to low', 3),
    columns: createFixedLines('Damage, from low to high', 3),
    verdicts: createFixedRows('Verdicts, from harmless to severe', 3, verdict, 'Verdict'),
    action,
    wish: lastSentence,
  },
);
export const startDates = closing(
  'startDates',
  {
    label: 'Start dates',
    help: 'Visitors choose a start date and see the milestones that follow.',
    ground: 'black',
  },
  {
    title: createOptionalLine('Title'),
    note: createOptionalText('Text beside the title'),
    label: createOptionalLine('Name of the slider, for screen readers', 60),
    milestones: createFixedRows(
      'Milestones',
      4,
      {
        name: line('Name', { max: 40 }),
        text: line('What happens'),
        says: line('Text in the prefilled message', { help: '{day} is replaced with the date.' }),
      },
      'Milestone',
    ),
    answer: createAnswer('day'),
    action,
    promise,
  },
);
