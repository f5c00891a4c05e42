import type { State } from '../../domain/publishing/state';
import { formatTime } from '../dates';
import { StateMark } from '../publishing/StateMark';
import * as css from './form.css';
import type { Keeping } from './keeping';

/** Returns where the changes are saved. */
export function savedWords(keeping: Keeping): string {
  switch (keeping.kind) {
    case 'untouched':
      return '';
    case 'typing':
    case 'saving':
      return 'Saving';
    case 'saved':
      return `Saved ${formatTime(keeping.at)}`;
    case 'waiting':
      if (keeping.why === 'refused') return keeping.message;
      if (!keeping.local) return 'Kept nowhere yet: leave this open';
      if (keeping.why === 'unavailable') return `${keeping.message} · Kept on this device`;
      return keeping.why === 'signed-out'
        ? 'Kept on this device. Sign in again to go on.'
        : 'Kept on this device';
  }
}

/** Renders the state of the item and the save status (rule 61). */
export const KeptNote = ({ state, keeping }: { state: State; keeping: Keeping }) => (
  <>
    <StateMark state={state} />
    <span className={css.state}>{savedWords(keeping)}</span>
  </>
);
