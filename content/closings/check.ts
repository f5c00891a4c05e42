import type { CheckClosing } from './kinds/check';

/** The closing of the AI page. */
export const check = {
  kind: 'check',
  title: 'Is it an AI problem?',
  lead: 'Three switches. One of them saves you the project.',
  switches: [
    {
      text: 'A table of rules would get it right nineteen times in twenty',
      on: false,
      stops: 'No. Write the rules; we will help you stop there.',
      wrong: 'on',
    },
    {
      text: 'We have two hundred examples with the right answer',
      on: true,
      stops: 'Not yet. Collect the examples first, by hand.',
      wrong: 'off',
    },
    {
      text: 'A person can see a wrong answer and undo it',
      on: true,
      stops: 'Almost. Build the undo before the model.',
      wrong: 'off',
    },
  ],
  passes: 'Yes. Bring it.',
  action: 'Send this answer',
  wish: 'Here is what we would ask it:',
} as const satisfies CheckClosing;
