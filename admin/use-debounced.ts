import { useEffect, useState } from 'react';

/** Time (ms) without a change before the value is updated. */
const DEBOUNCE_MS = 80;

export function useDebounced(value: string): string {
  const [debouncedValue, setDebouncedValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debouncedValue;
}
