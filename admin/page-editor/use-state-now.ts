import { useEffect, useEffectEvent, useState } from 'react';
import type { Draft } from '../forms/use-draft';
import { useEditor } from './editor-context';

/** Milliseconds after the last change until the page is compared with what is public. */
const LOOK_MS = 150;

/** How far the page is by now: once it says again what is public, nothing is changed. */
export function useStateNow(draft: Draft): Draft['state'] {
  const { store } = useEditor();
  const { state, opened, changesNothing } = draft;
  const [isPublic, setPublic] = useState(changesNothing);
  const look = useEffectEvent(() => setPublic(changesNothing()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is public is another
  useEffect(() => {
    let timer = setTimeout(look, 0);
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(look, LOOK_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, opened]);
  if (state !== 'live' && state !== 'changed') return state;
  return isPublic ? 'live' : 'changed';
}
