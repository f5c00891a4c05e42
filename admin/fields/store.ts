import { hasSameValue, mergeValues, type Values } from '../../domain/publishing/merge';

const UNDO_STEPS_MAX = 200;
/** Changes to one field within this time (ms) are a single undo step. */
const UNDO_MERGE_MS = 1_000;

type Step = { before: Values; after: Values; path: string; at: number };

/** Creates a store of form values. Undo affects only the editor's own changes. */
export function createStore(now: () => number = Date.now) {
  let values: Values = {};
  let undoSteps: Step[] = [];
  let redoSteps: Step[] = [];
  const listeners = new Set<() => void>();
  const setValues = (newValues: Values) => {
    values = newValues;
    for (const listener of listeners) listener();
  };
  /** Applies an undo step, but preserves values that others have changed since. */
  const applyStep = (from: Values, to: Values): Values =>
    hasSameValue(values, from) ? to : mergeValues(from, to, values).values;

  return {
    get: () => values,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Preserves the undo steps if the values are equal. */
    reset(newValues: Values) {
      if (!hasSameValue(newValues, values)) {
        undoSteps = [];
        redoSteps = [];
      }
      setValues(newValues);
    },
    /** Sets values that others changed, without an undo step. */
    applyRemote: setValues,
    /**
     * @param path path of the changed field. Quick changes to one field are a single undo step. Without a path, every
     * change is its own step.
     */
    change(newValues: Values, path = '') {
      if (newValues === values) return;
      const lastStep = undoSteps.at(-1);
      const isSameStep =
        path !== '' &&
        lastStep?.path === path &&
        now() - lastStep.at < UNDO_MERGE_MS &&
        lastStep.after === values;
      undoSteps = isSameStep
        ? [...undoSteps.slice(0, -1), { ...lastStep, after: newValues, at: now() }]
        : [...undoSteps, { before: values, after: newValues, path, at: now() }].slice(-UNDO_STEPS_MAX);
      redoSteps = [];
      setValues(newValues);
    },
    /** @returns the path of the changed field */
    undo(): string | undefined {
      const step = undoSteps.at(-1);
      if (!step) return;
      undoSteps = undoSteps.slice(0, -1);
      redoSteps = [...redoSteps, step];
      setValues(applyStep(step.after, step.before));
      return step.path;
    },
    /** @returns the path of the changed field */
    redo(): string | undefined {
      const step = redoSteps.at(-1);
      if (!step) return;
      redoSteps = redoSteps.slice(0, -1);
      undoSteps = [...undoSteps, { ...step, at: 0 }];
      setValues(applyStep(step.before, step.after));
      return step.path;
    },
    canUndo: () => undoSteps.length > 0,
    canRedo: () => redoSteps.length > 0,
  };
}

export type Store = ReturnType<typeof createStore>;
