import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Callbacks that a form offers to its fields. */
export type FormFrame = {
  /** Reports that an upload started (1) or ended (-1). */
  countUpload: (change: 1 | -1) => void;
  /**
   * Registers a field that writes its value lazily, because serialising on every key press is too slow. The form calls
   * `collect` to read the value. The field calls `notifyChange` after a change.
   */
  registerLazy: (collect: () => void) => { notifyChange: () => void; unregister: () => void };
  /** Registers a handler of Escape, which returns whether it handled the key. Otherwise the form closes. */
  registerEscape: (handle: () => boolean) => () => void;
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

/**
 * Handles Escape before the form, which would close. `handle` returns whether it handled the key. The last mounted
 * field handles the key first.
 */
export function useEscape(handle: () => boolean): void {
  const register = useContext(FormFrameContext)?.registerEscape;
  const onEscape = useEffectEvent(handle);
  useEffect(() => register?.(() => onEscape()), [register]);
}
