import { CHART_WIDTH, Chart, Legend, MissingData } from './Chart';
import * as css from './Chart.css';
import { getUptime, type SystemStatus } from './problems';
import { StatusBlock } from './StatusBlock';

const HEIGHT = 64;
const BAR_GAP = 2;
/** Number of quarter hours between two labels. */
const QUARTERS_PER_LABEL = 16;

/** Shows when the database, the media store and the disk were ready. */
export function ReadyChart({ status }: { status: SystemStatus }) {
  const { quarters } = status;
  const { percent, caption, verdict, label } = getUptime(status);
  const step = CHART_WIDTH / quarters.length;
  return (
    <StatusBlock title="Availability, last 24 hours" verdict={verdict}>
      <Chart
        figure={percent}
        unit="%"
        caption={caption}
        label={label}
        height={HEIGHT}
        times={quarters.filter((_, index) => index % QUARTERS_PER_LABEL === 0).map(({ at }) => at)}
      >
        {quarters.map(({ at, minutes, ready }, index) => {
          const position = { x: index * step + BAR_GAP / 2, width: step - BAR_GAP };
          if (minutes === 0) return <MissingData key={at} {...position} height={HEIGHT} chart={HEIGHT} />;
          const readyHeight = (HEIGHT * ready) / minutes;
          return (
            <g key={at}>
              <rect
                {...position}
                y={HEIGHT - readyHeight}
                height={readyHeight}
                fill={css.chartColours.black}
              />
              <rect {...position} y={0} height={HEIGHT - readyHeight} fill={css.chartColours.red} />
            </g>
          );
        })}
      </Chart>
      <Legend
        entries={[
          { text: 'ready', colour: css.chartColours.black },
          { text: 'not ready', colour: css.chartColours.red },
          { text: 'no measurements', look: css.hatchedSwatch },
        ]}
      />
    </StatusBlock>
  );
}
