import type { RiskMapClosing } from './kinds/verdicts';

/** The closing of the web testing page. */
export const riskMap = {
  kind: 'riskMap',
  title: 'Where does it hurt?',
  lead: 'Nine squares: how often a thing breaks, and what it costs when it does. Touch one.',
  legend: 'Risk: how often against how expensive',
  rows: ['Often', 'Sometimes', 'Rarely'],
  columns: ['An annoyance', 'Lost orders', 'Lost trust'],
  levels: [2, 3, 3, 1, 2, 3, 1, 1, 2],
  preset: 1,
  verdicts: [
    { verdict: 'A checklist is enough.', text: 'Two hours a release, by the person who built it.' },
    { verdict: 'Test it before each launch.', text: 'Two days with a tester who has not seen it before.' },
    {
      verdict: 'Automate this first.',
      text: 'Nightly, on real devices, with a name beside the alarm.',
    },
  ],
  action: 'Send this square',
  wish: 'It is this part of the product:',
} as const satisfies RiskMapClosing;
