import type { State } from '../../domain/publishing/state';
import { formatTime } from '../dates';
import { StateMark } from '../publishing/StateMark';
import * as css from './form.css';
import type { SaveState } from './save-state';

/** Returns where the changes are saved. */
export function formatSaveStatus(saveState: SaveState): string {
  switch (saveState.kind) {
    case 'untouched':
      return '';
    case 'typing':
    case 'saving':
      return 'Saving';
    case 'saved':
      return `Saved ${formatTime(saveState.at)}`;
    case 'waiting':
      if (saveState.reason === 'refused') return saveState.message;
      if (!saveState.local) return 'Not saved yet. Keep this tab open.';
      if (saveState.reason === 'unavailable') return `${saveState.message} · Kept on this device`;
      return saveState.reason === 'signed-out'
        ? 'Kept on this device. Sign in again to continue.'
        : 'Kept on this device';
  }
}

/** Renders the state of the item and the save status (rule 61). */
export const SaveStatus = ({ state, saveState }: { state: State; saveState: SaveState }) => (
  <>
    <StateMark state={state} />
    <span className={css.state}>{formatSaveStatus(saveState)}</span>
  </>
);
