import { createContext, useContext, useEffect } from 'react';

/** What fields ask of the form they stand in. */
export type FormFrame = {
  /** Tells that an upload began (1) or ended (-1). */
  countUpload: (change: 1 | -1) => void;
  /**
   * For a field that tells its value only when somebody asks, because telling is not for every key. Ask for its value by
   * `tell`; say by `touched` that there is something to tell.
   */
  tellsLate: (tell: () => void) => { touched: () => void; leave: () => void };
  /** While anything is held, Escape belongs to a field, not to the form. */
  holdEscape: (change: 1 | -1) => void;
  /** For a field whose parts no control stands for: it is told the rest of a path within it, and leads there. */
  leadsTo: (field: string, lead: (rest: string) => void) => () => void;
  /** Leads to the field at a path. */
  goTo: (path: string) => void;
  /** Tells where somebody is, and whether they typed there, for the others who have the item open. */
  here: (field: string, typed: boolean) => void;
};

export const FormFrameContext = createContext<FormFrame | undefined>(undefined);

export function useFormFrame(): FormFrame {
  const frame = useContext(FormFrameContext);
  if (!frame) throw new Error('A field stands outside of a form');
  return frame;
}

/** Keeps Escape for a field while something of it is open. */
export function useHeldEscape(held: boolean): void {
  const { holdEscape } = useFormFrame();
  useEffect(() => {
    if (!held) return;
    holdEscape(1);
    return () => holdEscape(-1);
  }, [held, holdEscape]);
}
