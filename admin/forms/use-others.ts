import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KindName } from '../../domain/kinds';
import { hasSameValue } from '../../domain/publishing/merge';
import { api, type Outputs } from '../../trpc/client';
import type { Standing } from './keeping';
import type { Other } from './others';
import { useSaveDelay } from './use-save-delay';

/** Factor of the polling delay after a failed request. */
const RETRY_FACTOR = 3;

/** Returns an id of this tab that survives a reload, so that users don't see themselves as a collaborator. */
function seatOf(): string {
  const fresh = crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    const had = sessionStorage.getItem('staff:seat');
    if (had) return had;
    sessionStorage.setItem('staff:seat', fresh);
  } catch {
    // Without storage, a reload counts as another tab for some seconds.
  }
  return fresh;
}

type Item = NonNullable<Outputs['content']['follow']['item']>;
type Options = {
  kind: KindName;
  id: string;
  /** Whether the form is open and idle. */
  active: boolean;
  standing: () => Standing;
  /** Called when another editor has saved changes. */
  onNews: (item: Item, since: Standing) => void;
};

/** Polls for collaborators and their changes while the form is visible, and reports the focused field. */
export function useOthers({ kind, id, active, standing, onNews }: Options) {
  const askDelayMs = useSaveDelay();
  const [others, setOthers] = useState<readonly Other[]>([]);
  const [seat] = useState(seatOf);
  const place = useRef({ field: '', typed: false });
  const told = useRef('');

  /** Without a connection no field is locked: changes are merged, or become conflicts. */
  const alone = () => {
    setOthers(before => (before.length > 0 ? [] : before));
    return false;
  };
  const ask = useEffectEvent(async (): Promise<boolean> => {
    if (!active || document.visibilityState !== 'visible') return true;
    if (!navigator.onLine) return alone();
    const { field, typed } = place.current;
    place.current = { field, typed: false };
    if (typed) told.current = field;
    const since = standing();
    try {
      const answer = await api.content.follow.mutate({ kind, id, seat, field, typed, mark: since.mark });
      setOthers(before => (hasSameValue(before, answer.others) ? before : answer.others));
      if (answer.item) onNews(answer.item, since);
      return true;
    } catch {
      // Saving reports the cause: offline or signed out.
      return alone();
    }
  });

  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const go = async () => {
      clearTimeout(timer);
      const answered = await ask();
      clearTimeout(timer);
      if (!over) timer = setTimeout(go, answered ? askDelayMs : RETRY_FACTOR * askDelayMs);
    };
    void go();
    document.addEventListener('visibilitychange', go);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', go);
    };
  }, [active, askDelayMs]);

  const atOnce = useEffectEvent(ask);
  const [first, setFirst] = useState(0);
  useEffect(() => {
    if (first > 0) void atOnce();
  }, [first]);

  return {
    others,
    here: useCallback((field: string, typed: boolean) => {
      const before = place.current;
      place.current = { field, typed: typed || (before.typed && before.field === field) };
      // Reports the first key press immediately, to lock the field before others type.
      if (typed && told.current !== field) {
        told.current = field;
        setFirst(count => count + 1);
      }
    }, []),
  };
}
