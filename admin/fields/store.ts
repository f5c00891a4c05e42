import { hasSameValue, merge, type Values } from '../../domain/publishing/merge';

/** Steps that can be taken back. */
const STEPS_MAX = 200;
/** Milliseconds within which what is typed into one field is one step. */
const ONE_STEP_MS = 1_000;

type Step = { before: Values; after: Values; about: string; at: number };

/** The values of a form while they are edited, and its author's steps, which can be undone whatever others write. */
export function createStore(now: () => number = Date.now) {
  let values: Values = {};
  let done: Step[] = [];
  let undone: Step[] = [];
  const listeners = new Set<() => void>();
  const set = (next: Values) => {
    values = next;
    for (const listener of listeners) listener();
  };
  /** One side of a step in what others may have written since; where both wrote, theirs stays. */
  const stepped = (from: Values, to: Values): Values =>
    hasSameValue(values, from) ? to : merge(from, to, values).values;

  return {
    get: () => values,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins with other values; steps stay where they are the same. */
    begin(next: Values) {
      if (!hasSameValue(next, values)) {
        done = [];
        undone = [];
      }
      set(next);
    },
    /** Takes over what others wrote. */
    join: set,
    /** @param about the field that is changed: changes of one field in short order are one step. Left out, each is its own. */
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
    /** Takes the last step back. @returns what it was about. */
    undo(): string | undefined {
      const step = done.at(-1);
      if (!step) return;
      done = done.slice(0, -1);
      undone = [...undone, step];
      set(stepped(step.after, step.before));
      return step.about;
    },
    /** Takes the step again that was taken back last. @returns what it was about. */
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
