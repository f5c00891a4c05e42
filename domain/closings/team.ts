import { parseChoices, parseNumber } from '../answers';
import { getSite } from '../current-site';
import { getHoursAhead, getSharedHours, HOURS_PER_MONTH } from '../shared-hours';

/** Seats to fill, the resulting team, and the working hours shared with our office. Visitors can send the team. */
export type TeamClosing = {
  title: string;
  lead: string;
  /** `id` is the row's query parameter, and `seats` the initial number. */
  roles: readonly { id: string; name: string; seats: number }[];
  /** Locations that visitors can select besides our city. The first one is selected initially. */
  offices: readonly { id: string; name: string; timeZone: string }[];
  labels: { none: string; office: string; seats: string; hours: string; shared: string; days: string };
  /** Answer in the header, with `{seats}`. */
  answer: string;
  action: string;
  promise: string;
};

/** Query parameter of the office. Each row has a parameter of its own. */
export const TEAM_PARAMETERS = { office: 'office' } as const;
const ROW_SEATS_MAX = 4;

/** Team name in the facts, by row. */
export const TEAM_NAMES: Readonly<Record<string, string>> = {
  front: 'Developers',
  back: 'Developers',
  qa: 'QA',
  devops: 'DevOps',
  design: 'Design',
};

/** Returns the maximum number of seats in a row, which is at most the number of people in the team. */
export function getMaxSeats(role: string): number {
  const people = getSite().team.find(({ name }) => name === TEAM_NAMES[role])?.people ?? ROW_SEATS_MAX;
  return Math.min(ROW_SEATS_MAX, people);
}

export const countInitialSeats = ({ id, seats }: { id: string; seats: number }): number =>
  Math.min(seats, getMaxSeats(id));

/** Lists the offices, with our city in third place. */
export function listOffices({ offices }: Pick<TeamClosing, 'offices'>): TeamClosing['offices'] {
  const { address, office } = getSite();
  const name = address.locality;
  const ownOffice = { id: name.toLowerCase().replaceAll(' ', '-'), name, timeZone: office.clock.timeZone };
  const otherOffices = offices.filter(({ id }) => id !== ownOffice.id);
  return [...otherOffices.slice(0, 2), ownOffice, ...otherOffices.slice(2)];
}

/** Depends on the time, because daylight saving differs between countries. */
export function parseTeam(
  { roles, ...closing }: Pick<TeamClosing, 'roles' | 'offices'>,
  answers: URLSearchParams,
  now: Date,
) {
  const rows = roles.map(({ id, name, seats }) => ({
    id,
    name,
    seats: parseNumber(answers, id, {
      min: 0,
      max: getMaxSeats(id),
      preset: countInitialSeats({ id, seats }),
    }),
  }));
  const offices = listOffices(closing);
  const ids = offices.map(({ id }) => id);
  const [officeId = ids[0]] = parseChoices(answers, TEAM_PARAMETERS.office, ids);
  const office = offices.find(({ id }) => id === officeId);
  const seats = rows.reduce((sum, row) => sum + row.seats, 0);
  const hoursAhead = office ? getHoursAhead(office.timeZone, getSite().office.clock.timeZone, now) : 0;
  return { rows, office, seats, hours: seats * HOURS_PER_MONTH, day: getSharedHours(hoursAhead) };
}

/** Returns a text like `2 Front end, 1 QA`, which is empty without seats. */
export const describeSeats = (rows: readonly { name: string; seats: number }[]): string =>
  rows
    .filter(({ seats }) => seats > 0)
    .map(({ name, seats }) => `${seats} ${name}`)
    .join(', ');

/** Returns degrees. The door is closed for an empty office. */
export const getDoorAngle = (seats: number): number => (seats > 0 ? 20 + seats * 3.5 : 0);

export function describeTeam(closing: TeamClosing, answers: URLSearchParams, now = new Date()): string {
  const { rows, office, seats, hours, day } = parseTeam(closing, answers, now);
  const seatTexts = describeSeats(rows);
  return [
    `A team of ${seats}${seatTexts && `: ${seatTexts}`}.`,
    `${hours.toLocaleString('en')} hours a month, office in ${office?.name}, ${day.hours} shared hours a day.`,
  ].join(' ');
}
