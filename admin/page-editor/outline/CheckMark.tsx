import { visuallyHidden } from '../../../styles/layout.css';
import type { PublishCheck } from '../../forms/use-checks';
import * as css from './outline.css';

/** Renders the number of blockers (filled) and warnings (outlined). */
export function CheckMark({ checks }: { checks: readonly PublishCheck[] }) {
  const blockerCount = checks.filter(({ level }) => level === 'stop').length;
  if (checks.length === 0) return null;
  return (
    <span className={blockerCount > 0 ? css.blockerMark : css.warning}>
      <span className={visuallyHidden}>{blockerCount > 0 ? 'Blocks publishing: ' : 'Warning: '}</span>
      {blockerCount || checks.length}
    </span>
  );
}
