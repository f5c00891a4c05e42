import { useEffect, useEffectEvent, useRef } from 'react';
import type { Keeping } from './keeping';

/** Milliseconds without a key after which somebody has stopped typing. */
const TYPING_PAUSE_MS = 2_000;

/**
 * Asks once to sign in again when the session has ended. By itself, but not under the hands of who types: what is typed
 * belongs to the text.
 */
export function useAskToSignIn(keeping: Keeping, ask: () => void): void {
  const signedOut = keeping.kind === 'waiting' && keeping.why === 'signed-out';
  const isKept = keeping.kind === 'saved';
  const asked = useRef(false);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (isKept) asked.current = false;
    if (!signedOut || asked.current) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        asked.current = true;
        askNow();
      }, TYPING_PAUSE_MS);
    };
    wait();
    addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', wait, true);
    };
  }, [signedOut, isKept]);
}
