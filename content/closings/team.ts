import { getSite } from '../site';
import { closingFacts } from './facts';
import type { TeamClosing } from './kinds/team';

const { names, colleagues } = closingFacts.promises;

/** Possible locations of visitors besides our city. */
const elsewhere = [
  { id: 'london', name: 'London', timeZone: 'Europe/London' },
  { id: 'berlin', name: 'Berlin', timeZone: 'Europe/Berlin' },
  { id: 'dubai', name: 'Dubai', timeZone: 'Asia/Dubai' },
  { id: 'new-york', name: 'New York', timeZone: 'America/New_York' },
  { id: 'san-francisco', name: 'San Francisco', timeZone: 'America/Los_Angeles' },
];

/** The closing of the outstaffing page. */
export const team = {
  kind: 'team',
  title: 'Seat your team',
  lead: 'Click the last chair you need in each row. Four is the most we seat in one go, on purpose; a shorter row is a smaller team.',
  roles: [
    { id: 'front', name: 'Front end', seats: 2 },
    { id: 'back', name: 'Back end', seats: 1 },
    { id: 'qa', name: 'QA', seats: 1 },
    { id: 'devops', name: 'DevOps', seats: 0 },
    { id: 'design', name: 'Design', seats: 0 },
  ],
  get offices() {
    const { address, office } = getSite();
    const name = address.locality;
    const ours = { id: name.toLowerCase().replaceAll(' ', '-'), name, timeZone: office.clock.timeZone };
    const others = elsewhere.filter(({ id }) => id !== ours.id);
    return [...others.slice(0, 2), ours, ...others.slice(2)];
  },
  labels: {
    none: 'none',
    office: 'Your office is in',
    seats: 'seats',
    hours: 'Hours a month',
    shared: 'Shared hours a day',
    get days() {
      return `Your day and ours, in your time; ${getSite().accentName} is shared`;
    },
  },
  action: 'Send this team',
  promise: `Names in ${names}, colleagues in ${colleagues}.`,
} as const satisfies TeamClosing;
