import type { ScaleClosing } from './kinds/verdicts';

/** The closing of the JavaScript page. */
export const stackAge = {
  kind: 'stackAge',
  title: 'How old is your stack?',
  lead: 'Count the rings, like a forester.',
  legend: 'Age of the code',
  choices: [
    { label: 'This year', verdict: 'Nothing to do. Upgrade on Fridays, in the morning.' },
    { label: 'Two years', verdict: 'One quiet week: dependencies, types, the build.' },
    { label: 'Four years', verdict: 'A month, file by file, while you keep releasing.' },
    { label: 'Six years', verdict: 'The framework is asleep. Move the edges first.' },
    {
      label: 'Older',
      said: 'Older than six years',
      verdict: 'Somebody wrote this by hand and it still earns. We would like to meet it.',
    },
  ],
  preset: 3,
  drawing: 'rings',
  action: 'Send this age',
  wish: 'This is what it is built with:',
} as const satisfies ScaleClosing;
