import { useEffect, useEffectEvent, useRef } from 'react';
import type { SaveState } from './save-state';

/** Typing counts as paused after this time (ms). */
const TYPING_PAUSE_MS = 2_000;

/** Prompts once to sign in after the session has expired, when typing pauses. */
export function useReauthPrompt(saveState: SaveState, prompt: () => void): void {
  const isSignedOut = saveState.kind === 'waiting' && saveState.reason === 'signed-out';
  const isSaved = saveState.kind === 'saved';
  const hasPrompted = useRef(false);
  const promptFromEffect = useEffectEvent(prompt);
  useEffect(() => {
    if (isSaved) hasPrompted.current = false;
    if (!isSignedOut || hasPrompted.current) return;
    let timer: ReturnType<typeof setTimeout>;
    const cancelPrompt = () => {
      clearTimeout(timer);
      removeEventListener('keydown', schedulePrompt, true);
    };
    const schedulePrompt = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Otherwise, typing the password would open the dialog again.
        cancelPrompt();
        hasPrompted.current = true;
        promptFromEffect();
      }, TYPING_PAUSE_MS);
    };
    schedulePrompt();
    addEventListener('keydown', schedulePrompt, true);
    return cancelPrompt;
  }, [isSignedOut, isSaved]);
}
