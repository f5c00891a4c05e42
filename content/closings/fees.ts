import type { Rate } from '../../domain/fees';
import { getSite } from '../site';
import { closingFacts } from './facts';
import type { FeesClosing } from './kinds/fees';

const { rates, asOf, source } = closingFacts.fees;
const formatRates = ({ percent, euros }: Rate) => `${percent}% + €${euros.toFixed(2)}`;
const [one, two, three] = rates;

/** The closing of the payment gateway page. */
export const fees = {
  kind: 'fees',
  title: 'What does a payment cost you?',
  lead: 'Move three things. The arithmetic is printed below, so you can argue with it.',
  labels: {
    volume: 'Card volume a month',
    ticket: 'Average ticket',
    processors: 'Processors today',
    now: 'Fees now',
    next: 'With one more',
  },
  rates,
  choices: [
    { label: 'One', saving: 'A second acquirer would save you, a month' },
    { label: 'Two', saving: 'A third would save you, a month' },
    { label: 'Three or more', saving: 'You route already. Ask us about declines' },
  ],
  note: `Counted with ${formatRates(one)} with one processor, ${formatRates(two)} when two compete for each payment, ${formatRates(three)} with three. ${source}, as of ${asOf}. Your contract will differ. That is the point of sending it.`,
  action: 'Send this',
  get promise() {
    return `We answer with the contract lines to read first. It takes ${getSite().answerTime}.`;
  },
  wish: 'Please check against our contract.',
} as const satisfies FeesClosing;
