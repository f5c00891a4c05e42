import { useEffect, useState } from 'react';

/** How long (ms) a typist may pause before what stands there is looked for. */
const PAUSE_MS = 80;

/** What stood there when the typist last paused. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
