import { hasSameValue, type Values } from '../../domain/publishing/merge';

/** Progress of saving the user's changes, or the reason why they can't be saved. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'typing' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Unsaved changes are on this device if `isLocal` is true, otherwise only in the form. */
  | {
      kind: 'waiting';
      isLocal: boolean;
      reason: 'offline' | 'unavailable' | 'signed-out' | 'refused';
      message: string;
    };

/** A field that two editors changed differently. The draft contains the other editor's text, the form this editor's. */
export type Conflict = {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Editor who saved the other text, if known. */
  by: string | undefined;
  /** Whether the history contains this editor's text, which otherwise exists only in the form. */
  isInHistory: boolean;
};

/** State of the item on which a request is based: its ETag, and the number of changes so far. */
export type KnownState = { mark: string; changeCount: number };

/** Updates the known values with those fields of an unconfirmed save that the server stored. */
export const applyUnconfirmedSave = (base: Values, sentValues: Values, storedValues: Values): Values => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(sentValues).filter(([name, value]) => hasSameValue(value, storedValues[name])),
  ),
});
