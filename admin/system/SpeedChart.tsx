import { formatFileSize } from '../../domain/attachment';
import { formatTime } from '../dates';
import { Details } from '../kit/Details';
import { Table, TableRow } from '../kit/Table';
import { Text } from '../kit/Text';
import { CHART_WIDTH, Chart, Legend, MissingData } from './Chart';
import * as css from './Chart.css';
import { formatMs, getSpeedVerdict, type SystemStatus, TARGET_RESPONSE_MS } from './problems';
import { StatusBlock } from './StatusBlock';

type Hour = SystemStatus['hours'][number];

const HEIGHT = 112;
/** Maximum of the scale in ms. Longer bars are truncated and labelled. */
const SCALE_MAX_MS = 600;
const SCALE_LABELS_MS = [200, 400, TARGET_RESPONSE_MS];
const BAR_GAP = 12;
const LINE_WIDTH = 4;
/** Number of hours between two labels. */
const HOURS_PER_LABEL = 4;

const getBarHeight = (ms: number) => (HEIGHT * Math.min(ms, SCALE_MAX_MS)) / SCALE_MAX_MS;

/** Describes the chart for screen readers. */
function formatLabel(measuredHours: readonly Hour[]): string {
  if (measuredHours.length === 0) return 'No page times yet.';
  const medians = measuredHours.map(({ half }) => half ?? 0);
  const slowestMs = Math.max(...measuredHours.map(hour => hour.most ?? 0));
  return `Median page time by hour: ${formatMs(Math.min(...medians))} to ${formatMs(Math.max(...medians))} milliseconds. 19 of 20 pages took less than ${formatMs(slowestMs)} milliseconds. The target is ${TARGET_RESPONSE_MS}.`;
}

export function SpeedChart({ status }: { status: SystemStatus }) {
  const { hours } = status;
  const measuredHours = hours.filter(({ pages }) => pages > 0);
  const step = CHART_WIDTH / hours.length;
  const newestHour = measuredHours.at(-1);
  const pages = hours.reduce((sum, hour) => sum + hour.pages, 0);
  return (
    <StatusBlock title="Speed, last 24 hours" verdict={getSpeedVerdict(status)}>
      <Chart
        figure={newestHour?.half === undefined ? undefined : formatMs(newestHour.half)}
        unit="ms"
        caption={
          newestHour ? `for half of the pages since ${formatTime(newestHour.at)}` : 'no page times yet'
        }
        label={formatLabel(measuredHours)}
        height={HEIGHT}
        times={hours.filter((_, index) => index % HOURS_PER_LABEL === 0).map(({ at }) => at)}
        isScaled
        over={
          <>
            {SCALE_LABELS_MS.map(ms => (
              <span key={ms} className={css.axis} style={{ bottom: getBarHeight(ms) }}>
                {ms}
              </span>
            ))}
            {hours.map(({ at, most: slowest = 0 }, index) =>
              slowest > SCALE_MAX_MS ? (
                <span
                  key={at}
                  className={css.truncatedLabel}
                  style={{ left: `${(100 * (index + 0.5)) / hours.length}%` }}
                >
                  {formatMs(slowest)}
                </span>
              ) : null,
            )}
          </>
        }
      >
        {SCALE_LABELS_MS.map(ms => (
          <path
            key={ms}
            d={`M0 ${HEIGHT - getBarHeight(ms)}H${CHART_WIDTH}`}
            stroke={ms === TARGET_RESPONSE_MS ? css.chartColours.black : css.chartColours.grey200}
            strokeDasharray={ms === TARGET_RESPONSE_MS ? '3 4' : undefined}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {hours.map((hour, index) => (
          <Bar key={hour.at} hour={hour} x={index * step + BAR_GAP / 2} width={step - BAR_GAP} />
        ))}
      </Chart>
      <Legend
        entries={[
          { text: 'half of the pages', look: css.lineSwatch },
          { text: '19 of 20 pages', colour: css.chartColours.grey300 },
          { text: `target, ${TARGET_RESPONSE_MS} ms`, look: css.dashedSwatch },
          { text: 'no measurements', look: css.hatchedSwatch },
        ]}
      >
        <Text as="li" size="caption" tone="muted">
          {`${pages.toLocaleString('en-GB')} ${pages === 1 ? 'page' : 'pages'}, timed on the server`}
        </Text>
      </Legend>
      <HoursTable hours={hours} />
    </StatusBlock>
  );
}

/** Draws a bar from the median to the 95th percentile. */
function Bar({ hour, x, width }: { hour: Hour; x: number; width: number }) {
  const { minutes, half, most: slowest } = hour;
  if (minutes === 0) return <MissingData x={x} width={width} height={HEIGHT / 2} chart={HEIGHT} />;
  if (half === undefined || slowest === undefined) return null;
  const [bottom, top] = [getBarHeight(half), getBarHeight(slowest)];
  return (
    <>
      <rect
        x={x}
        y={HEIGHT - top}
        width={width}
        height={top - bottom}
        fill={slowest > TARGET_RESPONSE_MS ? css.chartColours.red : css.chartColours.grey300}
      />
      <rect
        x={x}
        y={HEIGHT - Math.max(bottom, LINE_WIDTH)}
        width={width}
        height={LINE_WIDTH}
        fill={css.chartColours.black}
      />
    </>
  );
}

const COLUMNS: [head: string, value: (hour: Hour) => string][] = [
  ['Requests', ({ requests }) => requests.toLocaleString('en-GB')],
  ['Pages', ({ pages }) => pages.toLocaleString('en-GB')],
  ['Half of the pages', ({ half }) => (half === undefined ? '–' : `${formatMs(half)} ms`)],
  ['19 of 20 pages', ({ most: slowest }) => (slowest === undefined ? '–' : `${formatMs(slowest)} ms`)],
  ['Longest pause', ({ pause }) => `${formatMs(pause)} ms`],
  ['Peak memory', ({ memory }) => formatFileSize(memory)],
];

const HoursTable = ({ hours }: { hours: readonly Hour[] }) => (
  <Details label="Show as a table">
    <Table
      columns={[
        { title: 'Hour starting', look: 'line' },
        ...COLUMNS.map(([title]) => ({ title, look: 'named' as const })),
      ]}
    >
      {hours
        .filter(({ minutes }) => minutes > 0)
        .toReversed()
        .map(hour => (
          <TableRow key={hour.at} cells={[formatTime(hour.at), ...COLUMNS.map(([, value]) => value(hour))]} />
        ))}
    </Table>
  </Details>
);
