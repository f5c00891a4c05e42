import { formatDate } from '../dates';
import { formatCount } from '../format-count';
import { Details } from '../kit/Details';
import { Inline } from '../kit/Stack';
import { Table, TableRow } from '../kit/Table';
import { Text } from '../kit/Text';
import { Legend } from '../system/Chart';
import { chartColours, hatchedSwatch } from '../system/Chart.css';
import * as css from './Insights.css';

export type Day = { day: string; visits?: number | undefined; requests: number };

/** Maximum number of circles for one day. The table has the exact numbers. */
const CIRCLES_MAX = 8;
/** Maximum number of days with one column each. Longer ranges have one column per week. */
const COLUMNS_MAX = 90;
const WEEK = 7;

/** Adds up the days of each week. A week without any data has undefined visits. */
function toWeeks(days: readonly Day[]): Day[] {
  return Array.from({ length: Math.ceil(days.length / WEEK) }, (_, n) => {
    const week = days.slice(n * WEEK, (n + 1) * WEEK);
    const knownVisits = week.flatMap(({ visits }) => visits ?? []);
    return {
      day: week[0]?.day ?? '',
      visits: knownVisits.length > 0 ? knownVisits.reduce((sum, visits) => sum + visits, 0) : undefined,
      requests: week.reduce((sum, { requests }) => sum + requests, 0),
    };
  });
}

const describe = ({ day, visits, requests }: Day) =>
  `${formatDate(day)}: ${visits === undefined ? 'no visits counted' : formatCount(visits, 'visit')}, ${formatCount(requests, 'request')}`;

/** Renders visits as bars and requests as circles. Days without data are hatched. */
export function DayChart({ days, label }: { days: readonly Day[]; label: string }) {
  const columns = days.length > COLUMNS_MAX ? toWeeks(days) : days;
  const maxVisits = Math.max(1, ...columns.map(({ visits = 0 }) => visits));
  const firstColumn = columns[0];
  const lastDay = days.at(-1);
  return (
    <div>
      <div className={css.chart} role="img" aria-label={label}>
        {columns.map(column => (
          <div key={column.day} className={css.day} title={describe(column)}>
            <div className={css.circles}>
              {Array.from({ length: Math.min(column.requests, CIRCLES_MAX) }, (_, n) => (
                <i key={n} className={css.circle} />
              ))}
            </div>
            {column.visits === undefined ? (
              <span className={css.missingBar} />
            ) : (
              <span className={css.bar} style={{ height: `${(column.visits / maxVisits) * 60}%` }} />
            )}
          </div>
        ))}
      </div>
      <Inline justify="between">
        <Text size="caption" tone="muted">
          {firstColumn && formatDate(firstColumn.day)}
        </Text>
        <Text size="caption" tone="muted">
          {lastDay && `${formatDate(lastDay.day)}, today`}
        </Text>
      </Inline>
    </div>
  );
}

export const ChartLegend = ({ unit }: { unit: string }) => (
  <Legend
    entries={[
      { text: `visits ${unit}`, colour: chartColours.grey300 },
      { text: 'one request', look: css.legendCircle },
      { text: 'no visits counted', look: hatchedSwatch },
    ]}
  />
);

export const DayTable = ({ days }: { days: readonly Day[] }) => (
  <Details label="Show as a table">
    <Table
      columns={[{ title: 'Day' }, { title: 'Visits', look: 'tight' }, { title: 'Requests', look: 'tight' }]}
    >
      {days.map(({ day, visits, requests }) => (
        <TableRow key={day} cells={[formatDate(day), visits ?? 'Not counted', requests]} />
      ))}
    </Table>
  </Details>
);
