import { Button } from '../../components/ui/Button';
import { useMe } from '../use-me';
import * as css from './ConnectionBanner.css';
import type { Conflict } from './save-state';

type ConflictBannerProps = { conflicts: readonly Conflict[]; onCompare: () => void };

/** Renders a banner until all conflicts are resolved (rule 62). */
export function ConflictBanner({ conflicts, onCompare }: ConflictBannerProps) {
  const me = useMe();
  if (conflicts.length === 0) return null;
  const [by, ...more] = new Set(conflicts.map(conflict => conflict.by));
  return (
    <div className={css.hasActions} role="status">
      <p>
        <b>
          {more.length > 0
            ? 'Others wrote'
            : by !== undefined && by === me?.name
              ? 'You wrote in another window'
              : `${by ?? 'Somebody else'} wrote`}{' '}
          at the same time.
        </b>{' '}
        {conflicts.length === 1 ? 'One field differs' : `${conflicts.length} fields differ`}, the rest is
        joined with yours.
      </p>
      <Button variant="black_red" className={css.action} onClick={onCompare}>
        Compare
      </Button>
    </div>
  );
}
