import { usePageContext } from 'vike-react/usePageContext';

/** @returns milliseconds until a form saves by itself, and between two looks at what others write. */
export function useSaveDelay(): number {
  return usePageContext().saveDelayMs;
}
