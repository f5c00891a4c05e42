import { closingFacts } from './facts';
import type { StartDatesClosing } from './kinds/start-dates';

/** The closing of the process page. */
export const startDates = {
  kind: 'startDates',
  title: 'Pick a Monday. Read the rest.',
  note: `Slide the start. ${closingFacts.calendar}`,
  label: 'Start',
  milestones: [
    {
      week: 0,
      name: 'Start',
      text: 'Access, a kick-\u2060off, the question nobody likes to ask.',
      says: 'We would like to start on Monday, {day}.',
    },
    {
      week: 2,
      name: 'Week 2',
      text: 'A scope with a price next to every line.',
      says: 'Scope by {day},',
    },
    {
      week: 6,
      name: 'Week 6',
      text: 'A version you can click, on your own data.',
      says: 'something to click by {day},',
    },
    {
      week: 12,
      name: 'Week 12',
      text: 'The first real user, and a dull evening for us.',
      says: 'a real user by {day}.',
    },
  ],
  action: 'Hold this Monday',
  promise: `Held for ${closingFacts.promises.hold} without a contract. The weeks are for a lean first version; larger ones keep the order.`,
} as const satisfies StartDatesClosing;
