import { useEffect, useEffectEvent, useState } from 'react';
import type { Draft } from '../forms/use-draft';
import { useEditor } from './editor-context';

/** Delay (ms) before the page is compared with the public one. */
const UPDATE_DELAY_MS = 150;

/** Returns the page's state. A page that equals its public version again isn't “changed”. */
export function useItemState(draft: Draft): Draft['state'] {
  const { store } = useEditor();
  const { state, opened, isUnchanged } = draft;
  const [isPublic, setIsPublic] = useState(isUnchanged);
  const updateState = useEffectEvent(() => setIsPublic(isUnchanged()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: recomputed when the live version changes
  useEffect(() => {
    let timer = setTimeout(updateState, 0);
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(updateState, UPDATE_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, opened]);
  if (state !== 'live' && state !== 'changed') return state;
  return isPublic ? 'live' : 'changed';
}
