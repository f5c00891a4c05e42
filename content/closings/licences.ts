import { closingFacts } from './facts';
import type { ScaleClosing } from './kinds/verdicts';

const { asOf, source } = closingFacts.licences;

/** The closing of the fintech page. */
export const licences = {
  kind: 'licences',
  title: 'Which licence touches you?',
  lead: 'Point at the heaviest thing your product does with money. Not legal advice, only where the advice starts.',
  legend: 'Your product will',
  choices: [
    {
      label: 'Show balances',
      verdict: 'Registration as an account information provider',
      text: 'Read only. Months, and mostly paper.',
    },
    {
      label: 'Start payments',
      verdict: 'A payment initiation licence',
      text: 'You never touch the money, and you answer for the button.',
    },
    {
      label: 'Hold money',
      verdict: 'An e-\u2060money licence',
      text: 'Safeguarding, daily matching, and a person named for it.',
    },
    {
      label: 'Lend it',
      said: 'Lend money',
      verdict: 'A credit licence, or a bank beside you',
      text: 'Affordability rules come first, interest second.',
    },
    {
      label: 'Invest it',
      said: 'Invest money',
      verdict: 'An investment firm licence',
      text: 'Suitability, best execution, and records for five years, or seven when asked.',
    },
  ],
  preset: 2,
  note: `${source}, as of ${asOf}.`,
  action: 'Send this product',
  wish: 'What would that mean for our product?',
} as const satisfies ScaleClosing;
