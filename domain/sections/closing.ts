import type { z } from '../zod';
import { type Ground, group, line, lines, rows, text } from './fields';
import { section } from './kind';

/**
 * An interactive closing of a page, whose answers prefill the request form. Its numbers are fixed; empty texts use
 * the defaults of `content/closings`.
 */
const closing = <Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  words: { label: string; help: string; ground?: Ground },
  shape: Shape,
) => section(kind, { ...words, synonyms }, shape);
const synonyms = 'closing tool calculator interactive';

/** Empty uses the default text. */
const own = (label: string, max = 140) => line(label, { max }).optional();
const ownText = (label: string, max = 300) => text(label, { max }).optional();
const head = { title: own('Title'), lead: ownText('Line below the title') };
const action = own('Button', 40);
const wish = ownText('End of the message');
const promise = ownText('Below the button');
const legend = own('Selection, for screen readers');

/** A fixed number of entries, each with its own meaning. */
const each = <Shape extends z.ZodRawShape>(label: string, count: number, shape: Shape, one: string) =>
  rows(label, shape, { min: count, max: count, one }).optional();
const eachLine = (label: string, count: number) => lines(label, { min: count, max: count }).optional();
const verdict = { verdict: line('Verdict'), text: own('Below it', 200) };

export const fees = closing(
  'fees',
  { label: 'Fees', help: 'The cost of payments at a given volume, calculated on the page.', ground: 'grey' },
  {
    ...head,
    labels: group(
      'Labels',
      {
        volume: line('Volume'),
        ticket: line('Ticket'),
        processors: line('Processors'),
        now: line('Current cost'),
        next: line('With one more'),
      },
      { usable: true },
    ).optional(),
    choices: each(
      'Processors',
      3,
      { label: line('Label', { max: 40 }), saving: line('Over the saving') },
      'Choice',
    ),
    action,
    promise,
    wish,
  },
);
export const selfTest = closing(
  'selfTest',
  { label: 'Self-test', help: 'Questions about testing, with a verdict.', ground: 'grey' },
  {
    ...head,
    questions: eachLine('Questions. Yes is bad news', 5),
    verdicts: eachLine('Verdict by number of yeses, from none', 6),
    action,
    wish,
  },
);
export const team = closing(
  'team',
  { label: 'Team', help: 'A team and its cost, put together on the page.', ground: 'grey' },
  {
    ...head,
    roles: each('Roles', 5, { name: line('Name', { max: 40 }) }, 'Role'),
    labels: group(
      'Labels',
      {
        none: line('No seat'),
        office: line('The office'),
        seats: line('Seats'),
        hours: line('Hours a month'),
        shared: line('Shared hours'),
        days: line('Over the two days'),
      },
      { usable: true },
    ).optional(),
    action,
    promise,
  },
);
export const check = closing(
  'check',
  { label: 'Check', help: 'Whether a problem suits a model.', ground: 'black' },
  {
    ...head,
    switches: each('Switches', 3, { text: line('Text'), stops: line('Verdict when it is off') }, 'Switch'),
    passes: own('Verdict when all are on'),
    action,
    wish,
  },
);
export const scale = section(
  'scale',
  { label: 'Scale', help: 'A position on a scale, and what it means.' },
  {
    ...head,
    legend,
    choices: each(
      'Choices',
      5,
      { label: line('Label', { max: 40 }), said: own('In the message', 60), ...verdict },
      'Choice',
    ),
    action,
    wish,
  },
  {
    line: {
      label: 'Licences',
      help: 'The licence that a product needs, by country.',
      synonyms,
      ground: 'grey',
      fields: {},
    },
    rings: {
      label: 'Age of a stack',
      help: 'How old a stack is, on a scale.',
      synonyms,
      ground: 'grey',
      fields: {},
    },
  },
);
export const riskMap = closing(
  'riskMap',
  { label: 'Risk map', help: 'Risks placed by likelihood and damage.' },
  {
    ...head,
    legend,
    rows: eachLine('Likelihood, from high to low', 3),
    columns: eachLine('Damage, from low to high', 3),
    verdicts: each('Verdicts, the most harmless first', 3, verdict, 'Verdict'),
    action,
    wish,
  },
);
export const startDates = closing(
  'startDates',
  {
    label: 'Start dates',
    help: 'A start date on a ruler of weeks, and the milestones that follow.',
    ground: 'black',
  },
  {
    title: own('Title'),
    note: ownText('Line beside the title'),
    label: own('The slider, for screen readers', 60),
    milestones: each(
      'Milestones',
      4,
      {
        name: line('Name', { max: 40 }),
        text: line('What happens'),
        says: line('In the message', { help: '{day} is replaced with the date.' }),
      },
      'Milestone',
    ),
    action,
    promise,
  },
);
