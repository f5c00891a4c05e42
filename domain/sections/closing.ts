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
const wish = ownText('Ends the message');
const promise = ownText('Below the button');
const legend = own('What is chosen, for screen readers');

/** A fixed number of entries, each with its own meaning. */
const each = <Shape extends z.ZodRawShape>(label: string, count: number, shape: Shape, one: string) =>
  rows(label, shape, { min: count, max: count, one }).optional();
const eachLine = (label: string, count: number) => lines(label, { min: count, max: count }).optional();
const verdict = { verdict: line('Verdict'), text: own('Below it', 200) };

export const fees = closing(
  'fees',
  { label: 'Fees', help: 'What payments cost at a volume, reckoned on the page.', ground: 'grey' },
  {
    ...head,
    labels: group(
      'Labels',
      {
        volume: line('Volume'),
        ticket: line('Ticket'),
        processors: line('Processors'),
        now: line('What it costs now'),
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
  { label: 'Self-test', help: 'Questions about testing, and what the answers mean.', ground: 'grey' },
  {
    ...head,
    questions: eachLine('Questions, a yes is bad news', 5),
    verdicts: eachLine('What so many yeses mean, none first', 6),
    action,
    wish,
  },
);
export const team = closing(
  'team',
  { label: 'Team', help: 'A team put together on the page, and what it costs.', ground: 'grey' },
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
  { label: 'Check', help: 'Whether a question is one for a model.', ground: 'black' },
  {
    ...head,
    switches: each('Switches', 3, { text: line('Says'), stops: line('The answer it stops at') }, 'Switch'),
    passes: own('The answer when all stand right'),
    action,
    wish,
  },
);
export const scale = section(
  'scale',
  { label: 'Scale', help: 'Where something is on a scale, and what that means.' },
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
      help: 'Which licence a product needs, by country.',
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
    rows: eachLine('How often, from often to rarely', 3),
    columns: eachLine('How dear, from cheap to dear', 3),
    verdicts: each('Verdicts, the harmless one first', 3, verdict, 'Verdict'),
    action,
    wish,
  },
);
export const startDates = closing(
  'startDates',
  { label: 'Start dates', help: 'A start on a ruler of weeks, and the days that follow.', ground: 'black' },
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
        says: line('In the message', { help: '{day} stands for the date.' }),
      },
      'Milestone',
    ),
    action,
    promise,
  },
);
