import type { State } from '../../domain/publishing/state';
import { formatTime } from '../dates';
import { StateMark } from '../publishing/StateMark';
import * as css from './form.css';
import type { Keeping } from './keeping';

/** Where what was typed is. */
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

/** How far the item is, and where what was typed is, in words (rule 61). */
export const KeptNote = ({ state, keeping }: { state: State; keeping: Keeping }) => (
  <>
    <StateMark state={state} />
    <span className={css.state}>{savedWords(keeping)}</span>
  </>
);
