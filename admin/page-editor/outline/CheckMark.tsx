import { visuallyHidden } from '../../../styles/layout.css';
import type { Check } from '../../forms/use-checks';
import * as css from './outline.css';

/** How much stands in the way, or is worth a look: a filled box for stops, an outlined one for warnings. */
export function CheckMark({ checks }: { checks: readonly Check[] }) {
  const stops = checks.filter(({ level }) => level === 'stop').length;
  if (checks.length === 0) return null;
  return (
    <span className={stops > 0 ? css.stop : css.warning}>
      <span className={visuallyHidden}>{stops > 0 ? 'Blocks publishing: ' : 'Warning: '}</span>
      {stops || checks.length}
    </span>
  );
}
