import { hasSameValue, type Values } from '../../domain/publishing/merge';

/** Where what was typed is, for people. */
export type Keeping =
  | { kind: 'untouched' }
  | { kind: 'typing' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Not on the server; on this device, or nowhere. */
  | {
      kind: 'waiting';
      local: boolean;
      why: 'offline' | 'unavailable' | 'signed-out' | 'refused';
      message: string;
    };

/** A field that two people changed in two ways: the other's text stands in the draft, one's own is here. */
export type Conflict = {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Who wrote the other text, as far as that is known: whoever saved the draft last. */
  by: string | undefined;
  /** Whether one's own text is kept in the history; else it exists nowhere but here. */
  kept: boolean;
};

/** What was known of an item at a time. */
export type Standing = { mark: string; turn: number };

/** What the server had, with what it got of a save of which nobody heard whether it came through. */
export const heardOf = (base: Values, sent: Values, stored: Values): Values => ({
  ...base,
  ...Object.fromEntries(Object.entries(sent).filter(([name, value]) => hasSameValue(value, stored[name]))),
});
