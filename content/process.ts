import spiral from '../art/svg/spiral.svg';
import spiralPlays from '../art/svg/spiral-plays.svg';
import { screens } from '../domain/paths';
import { ogImagePath } from '../domain/seo';
import type { BuiltIn } from './built-in';

const stages = [
  {
    title: 'Discovery',
    text: 'Interviews, a look at the existing system, and a scope with a price next to every line. Anything we could not find out is listed, too.',
    when: 'Weeks 1–2',
    who: 'Analyst, architect',
    result: 'Scope, risks, estimate',
  },
  {
    title: 'Architecture',
    text: 'Where the boundaries run, what is stored where, and what happens when a supplier goes down at noon.',
    when: 'Week 2',
    who: 'Architect, DevOps',
    result: 'Two-\u2060page design, cost model',
  },
  {
    title: 'Design',
    text: 'Prototypes in the browser instead of pictures of a browser. Five users break them before engineers start.',
    when: 'Weeks 3–4',
    who: 'Designer, front end',
    result: 'Prototype, component library',
  },
  {
    title: 'Implementation',
    text: 'Small branches, reviewed the same day and merged behind a switch. You may open the staging address whenever you like.',
    when: 'Weeks 5–10',
    who: 'Team of four to seven',
    result: 'A release every sprint',
  },
  {
    title: 'Testing & QA',
    text: 'Testers write the acceptance checks together with the stories. Load, security and accessibility get their own days.',
    when: 'Weeks 1–12',
    who: 'QA lead, QA engineer',
    result: 'Test report, known issues',
  },
  {
    title: 'Maintenance',
    text: 'Watching, patching and small improvements, by someone who was in the room when it was built.',
    when: 'From week 12',
    who: 'On-\u2060call engineer',
    result: 'Monthly health note',
  },
] as const;

type Deliverable = { title: string; after: (typeof stages)[number]['title']; text: string };

const deliverables = [
  {
    title: 'Scope and estimate',
    after: 'Discovery',
    text: 'Features in order of value, hours for each, and the assumptions that would change the price.',
  },
  {
    title: 'Risk register',
    after: 'Discovery',
    text: 'What may go wrong, how likely it is, who watches it. Reviewed at every demo.',
  },
  {
    title: 'Architecture note',
    after: 'Architecture',
    text: 'Two pages, four diagrams, and the three options we rejected with our reasons.',
  },
  {
    title: 'Clickable prototype',
    after: 'Design',
    text: 'Every main path, in the browser, with the findings from five user sessions.',
  },
  {
    title: 'Source code',
    after: 'Implementation',
    text: 'In your repository since day one, with history, reviews and a working build.',
  },
  {
    title: 'Test report',
    after: 'Testing & QA',
    text: 'What was checked, on which devices, what is still open and why that is acceptable.',
  },
  {
    title: 'Runbook',
    after: 'Maintenance',
    text: 'How to deploy, roll back, restore a backup and whom to wake up.',
  },
] as const satisfies readonly Deliverable[];

/** How a project runs. */
export const process = {
  screen: 'process',
  seo: {
    title: `${screens.process.title}, week by week`,
    description:
      'Six stages, two-week sprints and seven deliverables: who does what in which week of a project, and what is in your hands after each stage.',
    image: ogImagePath('page', 'process'),
  },
  hero: {
    kind: 'page',
    title: 'You always know what week it is',
    measure: 9,
    lead: 'A lean MVP, wound up: twelve weeks from the first interview to the first real user. This is week nine.',
    art: { src: spiral, plays: spiralPlays, size: 960, turns: false },
  },
  sections: [
    {
      kind: 'stages',
      title: 'Six stages',
      note: 'The weeks are for a lean MVP. Larger platforms keep the order and stretch the middle.',
      items: stages,
    },
    {
      kind: 'sprint',
      title: 'One sprint, day by day',
      note: 'Ten working days. The only meeting you must attend is the last one.',
      days: [
        { day: 'Monday', title: 'Plan', text: 'Two hours, one goal', look: 'plan' },
        { day: 'Tuesday', title: 'Build' },
        { day: 'Wednesday', title: 'Build' },
        { day: 'Thursday', title: 'Show', text: 'Rough work to you' },
        { day: 'Friday', title: 'Tidy', text: 'Debt, tests, docs' },
        { day: 'Monday', title: 'Build' },
        { day: 'Tuesday', title: 'Build' },
        { day: 'Wednesday', title: 'Freeze', text: 'No new stories' },
        { day: 'Thursday', title: 'Check', text: 'QA has the last word' },
        { day: 'Friday', title: 'Demo', text: 'You press the button', look: 'demo' },
      ],
    },
    {
      kind: 'deliverables',
      title: 'What is in your hands',
      note: 'Written to be read by the next team, even if that team is not us.',
      items: deliverables,
    },
    { kind: 'startDates' },
    {
      kind: 'contact',
      title: 'Give us a date',
      line: 'The launch, the board meeting, the end of a contract. We plan backwards from it.',
    },
  ],
} as const satisfies BuiltIn;
