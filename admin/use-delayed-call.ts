import { useEffect, useRef } from 'react';

/** Returns a function that calls the last function it got after a pause, or when the component is removed. */
export function useDelayedCall(): (call: () => void, delayMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pendingCall = useRef<() => void>(undefined);
  function flush() {
    clearTimeout(timer.current);
    const call = pendingCall.current;
    pendingCall.current = undefined;
    call?.();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: uses only refs
  useEffect(() => flush, []);
  return (call, delayMs) => {
    clearTimeout(timer.current);
    pendingCall.current = call;
    timer.current = setTimeout(flush, delayMs);
  };
}
