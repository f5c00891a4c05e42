import { classNames } from '../../components/ui/class-names';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { CHART_WIDTH, Chart, MissingData } from './Chart';
import * as css from './Chart.css';
import { getUptime, type SystemStatus } from './problems';
import { StatusBlock } from './StatusBlock';

const HEIGHT = 64;
const GAP = 2;
/** Number of quarter hours between two labels. */
const QUARTERS_PER_LABEL = 16;

/** Shows when the database, the media store and the disk were ready. */
export function ReadyChart({ status }: { status: SystemStatus }) {
  const { quarters } = status;
  const { percent, verdict, label } = getUptime(status);
  const step = CHART_WIDTH / quarters.length;
  return (
    <StatusBlock title="Availability, last 24 hours" span="all" verdict={verdict}>
      <Chart
        figure={percent}
        unit="%"
        caption="of the measured time"
        label={label}
        height={HEIGHT}
        times={quarters.filter((_, index) => index % QUARTERS_PER_LABEL === 0).map(({ at }) => at)}
      >
        {quarters.map(({ at, minutes, ready }, index) => {
          const position = { x: index * step + GAP / 2, width: step - GAP };
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
      <Inline as="p" gap={5}>
        <Inline as="span">
          <i className={css.swatch} style={{ background: css.chartColours.black }} />
          <Text size="caption" tone="muted">
            ready
          </Text>
        </Inline>
        <Inline as="span">
          <i className={css.swatch} style={{ background: css.chartColours.red }} />
          <Text size="caption" tone="muted">
            not ready
          </Text>
        </Inline>
        <Inline as="span">
          <i className={classNames(css.swatch, css.hatchedSwatch)} />
          <Text size="caption" tone="muted">
            no measurements
          </Text>
        </Inline>
      </Inline>
    </StatusBlock>
  );
}
