import { IconButton } from '../../components/ui/IconButton';
import { next, previous } from '../../components/ui/icons';
import { month } from './layout.css';
import { Inline } from './Stack';

type PeriodNavProps = {
  /** Names of the previous, the shown and the next period. */
  labels: readonly [string, string, string];
  onStep: (offset: -1 | 1) => void;
};

/** Steps through months or weeks. */
export const PeriodNav = ({ labels: [previousLabel, label, nextLabel], onStep }: PeriodNavProps) => (
  <Inline gap={1} wrap={false}>
    <IconButton label={previousLabel} icon={previous} onClick={() => onStep(-1)} />
    <b className={month} aria-live="polite">
      {label}
    </b>
    <IconButton label={nextLabel} icon={next} onClick={() => onStep(1)} />
  </Inline>
);
