import { hasSameValue, type Values } from '../../domain/publishing/merge';

/** Where the user's changes are saved. */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'typing' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Changes aren't on the server, but on this device or nowhere. */
  | {
      kind: 'waiting';
      local: boolean;
      reason: 'offline' | 'unavailable' | 'signed-out' | 'refused';
      message: string;
    };

/** A field that two editors changed differently. The draft contains the other text, this form the editor's own. */
export type Conflict = {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Editor who saved the other text, if known. */
  by: string | undefined;
  /** Whether the history contains this editor's text; otherwise only this form does. */
  isInHistory: boolean;
};

/** Identifies the state of an item on which a request is based. */
export type KnownState = { mark: string; changeCount: number };

/** Merges a save without a response into the last known values, as far as the server stored it. */
export const applyUnconfirmedSave = (base: Values, sent: Values, stored: Values): Values => ({
  ...base,
  ...Object.fromEntries(Object.entries(sent).filter(([name, value]) => hasSameValue(value, stored[name]))),
});
