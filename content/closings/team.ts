import { closingFacts } from './facts';
import type { TeamClosing } from './kinds/team';

const { names, colleagues } = closingFacts.promises;

/** The closing of the outstaffing page. */
export const team = {
  kind: 'team',
  title: 'Seat your team',
  lead: 'Click the last chair you need in each row. Four is the most we seat in one go, on purpose.',
  roles: [
    { id: 'front', name: 'Front end', seats: 2 },
    { id: 'back', name: 'Back end', seats: 1 },
    { id: 'qa', name: 'QA', seats: 1 },
    { id: 'devops', name: 'DevOps', seats: 0 },
    { id: 'design', name: 'Design', seats: 0 },
  ],
  offices: [
    { id: 'london', name: 'London', timeZone: 'Europe/London' },
    { id: 'berlin', name: 'Berlin', timeZone: 'Europe/Berlin' },
    { id: 'lviv', name: 'Lviv', timeZone: 'Europe/Kyiv' },
    { id: 'dubai', name: 'Dubai', timeZone: 'Asia/Dubai' },
    { id: 'new-york', name: 'New York', timeZone: 'America/New_York' },
    { id: 'san-francisco', name: 'San Francisco', timeZone: 'America/Los_Angeles' },
  ],
  labels: {
    none: 'none',
    office: 'Your office is in',
    seats: 'seats',
    hours: 'Hours a month',
    shared: 'Shared hours a day',
    days: 'Your day and ours, in your time; red is shared',
  },
  action: 'Send this team',
  promise: `Names in ${names}, colleagues in ${colleagues}.`,
} as const satisfies TeamClosing;
