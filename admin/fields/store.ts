import { hasSameValue, merge, type Values } from '../../domain/publishing/merge';

/** Maximum number of undo steps. */
const STEPS_MAX = 200;
/** Typing in one field within this time (ms) is one undo step. */
const ONE_STEP_MS = 1_000;

type Step = { before: Values; after: Values; about: string; at: number };

/** Creates the store of a form. Undo affects the editor's own changes only, not those of others. */
export function createStore(now: () => number = Date.now) {
  let values: Values = {};
  let done: Step[] = [];
  let undone: Step[] = [];
  const listeners = new Set<() => void>();
  const set = (next: Values) => {
    values = next;
    for (const listener of listeners) listener();
  };
  /** Applies one side of a step. Where others have written since, their value stays. */
  const stepped = (from: Values, to: Values): Values =>
    hasSameValue(values, from) ? to : merge(from, to, values).values;

  return {
    get: () => values,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Replaces the values. Keeps the undo steps if the values are equal. */
    begin(next: Values) {
      if (!hasSameValue(next, values)) {
        done = [];
        undone = [];
      }
      set(next);
    },
    /** Sets values that others changed, without an undo step. */
    join: set,
    /**
     * @param about path of the changed field. Changes of one field in quick succession are one step; without it
     * each is a step.
     */
    change(next: Values, about = '') {
      if (next === values) return;
      const last = done.at(-1);
      const isSame =
        about !== '' && last?.about === about && now() - last.at < ONE_STEP_MS && last.after === values;
      done = isSame
        ? [...done.slice(0, -1), { ...last, after: next, at: now() }]
        : [...done, { before: values, after: next, about, at: now() }].slice(-STEPS_MAX);
      undone = [];
      set(next);
    },
    /** Undoes the last step. @returns the path of its field. */
    undo(): string | undefined {
      const step = done.at(-1);
      if (!step) return;
      done = done.slice(0, -1);
      undone = [...undone, step];
      set(stepped(step.after, step.before));
      return step.about;
    },
    /** Redoes the last undone step. @returns the path of its field. */
    redo(): string | undefined {
      const step = undone.at(-1);
      if (!step) return;
      undone = undone.slice(0, -1);
      done = [...done, { ...step, at: 0 }];
      set(stepped(step.before, step.after));
      return step.about;
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}

export type Store = ReturnType<typeof createStore>;
