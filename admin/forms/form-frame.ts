import { createContext, useContext, useEffect } from 'react';

/** Callbacks that a form offers to its fields. */
export type FormFrame = {
  /** Reports that an upload started (1) or ended (-1). */
  countUpload: (change: 1 | -1) => void;
  /**
   * Registers a field that writes its value lazily, because serialising on every key press is too slow. The form calls
   * `collect` to read the value. The field calls `notifyChange` after a change.
   */
  registerLazy: (collect: () => void) => { notifyChange: () => void; unregister: () => void };
  /** Reserves Escape for a field instead of the form while the count is above 0. */
  countEscapeHold: (change: 1 | -1) => void;
  /** Registers a field that handles focus itself. `focus` receives the rest of the path. */
  registerFocus: (field: string, focus: (subpath: string) => void) => () => void;
  focusField: (path: string) => void;
  /** Reports the focused field and whether the user typed, for collaborators. */
  reportFocus: (field: string, isText: boolean) => void;
};

export const FormFrameContext = createContext<FormFrame | undefined>(undefined);

export function useFormFrame(): FormFrame {
  const frame = useContext(FormFrameContext);
  if (!frame) throw new Error('Field used outside of a form');
  return frame;
}

/** Reserves Escape for a field while its popup is open. */
export function useEscapeHold(isHeld: boolean): void {
  const holdEscape = useContext(FormFrameContext)?.countEscapeHold;
  useEffect(() => {
    if (!isHeld || !holdEscape) return;
    holdEscape(1);
    return () => holdEscape(-1);
  }, [isHeld, holdEscape]);
}
