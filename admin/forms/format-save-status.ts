import { formatTime } from '../dates';
import type { SaveState } from './save-state';

export function formatSaveStatus(saveState: SaveState): string {
  switch (saveState.kind) {
    case 'untouched':
      return '';
    case 'typing':
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved ${formatTime(saveState.at)}`;
    case 'waiting':
      if (saveState.reason === 'refused') return saveState.message;
      if (!saveState.isLocal) return 'Not saved yet. Keep this tab open.';
      if (saveState.reason === 'unavailable') return `${saveState.message} · Kept on this device`;
      return saveState.reason === 'signed-out'
        ? 'Kept on this device. Sign in again to continue.'
        : 'Kept on this device';
  }
}
