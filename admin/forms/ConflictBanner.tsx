import { Button } from '../../components/ui/Button';
import { useCurrentUser } from '../use-current-user';
import * as css from './ConnectionBanner.css';
import type { Conflict } from './save-state';

type ConflictBannerProps = { conflicts: readonly Conflict[]; onCompare: () => void };

/** Stays until all conflicts are resolved (rule 62). */
export function ConflictBanner({ conflicts, onCompare }: ConflictBannerProps) {
  const me = useCurrentUser();
  if (conflicts.length === 0) return null;
  const [name, ...otherNames] = new Set(conflicts.map(conflict => conflict.by));
  return (
    <div className={css.conflictBanner} role="status">
      <p>
        <b>
          {otherNames.length > 0
            ? 'Others edited this'
            : name !== undefined && name === me?.name
              ? 'You edited this in another window'
              : `${name ?? 'Someone else'} edited this`}{' '}
          at the same time.
        </b>{' '}
        {conflicts.length === 1 ? 'One field conflicts' : `${conflicts.length} fields conflict`}. Everything
        else was merged.
      </p>
      <Button variant="black_red" className={css.action} onClick={onCompare}>
        Compare
      </Button>
    </div>
  );
}
