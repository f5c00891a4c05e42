import { useEffect, useEffectEvent, useRef } from 'react';
import type { Keeping } from './keeping';

/** Typing counts as paused after this time (ms). */
const TYPING_PAUSE_MS = 2_000;

/** Prompts once to sign in when the session has expired, but waits for a pause in typing. */
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
