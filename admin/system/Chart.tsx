import type { ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import { formatTime } from '../dates';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import * as css from './Chart.css';

/** Width of a chart in SVG units. */
export const CHART_WIDTH = 1_152;

type ChartProps = {
  /** Undefined without measurements. */
  figure: string | undefined;
  unit: string;
  caption: string;
  /** Text for screen readers. */
  label: string;
  /** Height in px. */
  height: number;
  /** Times of the axis labels in ISO 8601, at equal intervals. “Now” is added at the end. */
  times: readonly string[];
  /** Whether the chart has a vertical scale. */
  isScaled?: boolean;
  /** Content above the chart. */
  over?: ReactNode;
  /** SVG content of size `CHART_WIDTH` × `height`. */
  children: ReactNode;
};

export const Chart = ({
  figure,
  unit,
  caption,
  label,
  height,
  times,
  isScaled,
  over,
  children,
}: ChartProps) => (
  <div className={css.chart}>
    <div>
      <p className={css.largeNumber}>
        {figure ?? '–'}
        {figure !== undefined && <small className={css.unit}>{unit}</small>}
      </p>
      <Text as="p" size="caption" tone="muted">
        {caption}
      </Text>
    </div>
    <div className={classNames(isScaled && css.scaledChart)} role="img" aria-label={label}>
      <div className={css.plot}>
        <svg
          className={css.svg}
          style={{ height }}
          viewBox={`0 0 ${CHART_WIDTH} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <defs>
            <pattern
              id={`hatch-${height}`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" fill={css.chartColours.white} />
              <rect width="2" height="6" fill={css.chartColours.grey450} />
            </pattern>
          </defs>
          {children}
        </svg>
        {over}
      </div>
      <p className={css.timeAxis}>
        {times.map(time => (
          <span key={time} className={css.alternateLabel}>
            {formatTime(time)}
          </span>
        ))}
        <span>now</span>
      </p>
    </div>
  </div>
);

type LegendProps = {
  entries: readonly { text: ReactNode; colour?: string; look?: string }[];
  children?: ReactNode;
};

/** Explains the colours of a chart. `look` replaces the square. */
export const Legend = ({ entries, children }: LegendProps) => (
  <Inline as="ul" gap={5}>
    {entries.map(({ text, colour, look = css.swatch }, index) => (
      <Inline as="li" key={index}>
        <i className={look} style={{ background: colour }} />
        <Text size="caption" tone="muted">
          {text}
        </Text>
      </Inline>
    ))}
    {children}
  </Inline>
);

type MissingDataProps = { x: number; width: number; height: number; chart: number };

/** @param chart height of the whole chart. */
export const MissingData = ({ x, width, height, chart }: MissingDataProps) => (
  <rect
    x={x}
    y={chart - height}
    width={width}
    height={height}
    fill={`url(#hatch-${chart})`}
    stroke={css.chartColours.grey450}
  />
);
