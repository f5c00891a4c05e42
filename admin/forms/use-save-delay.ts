import { usePageContext } from 'vike-react/usePageContext';

/** Returns the delay (ms) for autosave and polling. */
export function useSaveDelay(): number {
  return usePageContext().saveDelayMs;
}
