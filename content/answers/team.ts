import { parseChoices, parseNumber } from '../../domain/answers';
import { getHoursAhead, getSharedHours, HOURS_A_MONTH } from '../../domain/shared-hours';
import type { TeamClosing } from '../closings/kinds/team';
import { getSite } from '../site';

/** The office, by its name in the address; each row has its own. */
export const TEAM = { office: 'office' } as const;
/** Chairs in a row, at most. */
const ROW_SEATS = 4;

/** Who sits in a row, by the name of their team in the facts. */
export const TEAM_OF: Readonly<Record<string, string>> = {
  front: 'Developers',
  back: 'Developers',
  qa: 'QA',
  devops: 'DevOps',
  design: 'Design',
};

/** Chairs in the row of a role: no more than its team has people. */
export function countChairs(role: string): number {
  const people = getSite().team.find(({ name }) => name === TEAM_OF[role])?.people ?? ROW_SEATS;
  return Math.min(ROW_SEATS, people);
}

/** The chairs of a row that are taken at first. */
export const firstSeats = ({ id, seats }: { id: string; seats: number }): number =>
  Math.min(seats, countChairs(id));

/** What the answers come to, at a moment: clocks are turned twice a year, and not everywhere. */
export function parseTeam(
  { roles, offices }: Pick<TeamClosing, 'roles' | 'offices'>,
  answers: URLSearchParams,
  now: Date,
) {
  const rows = roles.map(({ id, name, seats }) => ({
    id,
    name,
    seats: parseNumber(answers, id, { min: 0, max: countChairs(id), preset: firstSeats({ id, seats }) }),
  }));
  const ids = offices.map(({ id }) => id);
  const [chosen = ids[0]] = parseChoices(answers, TEAM.office, ids);
  const office = offices.find(({ id }) => id === chosen);
  const seats = rows.reduce((sum, row) => sum + row.seats, 0);
  const ahead = office ? getHoursAhead(office.timeZone, getSite().office.clock.timeZone, now) : 0;
  return { rows, office, seats, hours: seats * HOURS_A_MONTH, day: getSharedHours(ahead) };
}

/** The team as the words of a request. */
export function teamMessage(closing: TeamClosing, answers: URLSearchParams, now = new Date()): string {
  const { rows, office, seats, hours, day } = parseTeam(closing, answers, now);
  const taken = rows.filter(row => row.seats > 0).map(row => `${row.seats} ${row.name}`);
  return [
    `A team of ${seats}${taken.length > 0 ? `: ${taken.join(', ')}` : ''}.`,
    `${hours.toLocaleString('en')} hours a month, office in ${office?.name}, ${day.hours} shared hours a day.`,
  ].join(' ');
}
