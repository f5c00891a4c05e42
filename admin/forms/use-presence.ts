import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KindName } from '../../domain/kinds';
import { hasSameValue } from '../../domain/publishing/merge';
import { api, type RouterOutputs } from '../../trpc/client';
import type { Collaborator } from './presence';
import type { KnownState } from './save-state';
import { useSaveDelay } from './use-save-delay';

/** After a failed request, the polling delay is multiplied by this factor. */
const RETRY_FACTOR = 3;

/** Returns an ID of this tab that survives a reload, so that users don't appear as their own collaborator. */
function getSeatId(): string {
  const newId = crypto.getRandomValues(new Uint32Array(2)).join('-');
  try {
    const storedId = sessionStorage.getItem('staff:seat');
    if (storedId) return storedId;
    sessionStorage.setItem('staff:seat', newId);
  } catch {
    // Without storage, a reload counts as another tab for a few seconds.
  }
  return newId;
}

type Item = NonNullable<RouterOutputs['content']['follow']['item']>;
type Options = {
  kind: KindName;
  id: string;
  /** Whether the form is open and idle. */
  isActive: boolean;
  getKnownState: () => KnownState;
  /** Called when another editor has saved changes. */
  onUpdate: (item: Item, baseState: KnownState) => void;
};

/** Polls for collaborators and their changes while the form is visible, and reports the focused field. */
export function usePresence({ kind, id, isActive, getKnownState, onUpdate }: Options) {
  const pollDelayMs = useSaveDelay();
  const [collaborators, setCollaborators] = useState<readonly Collaborator[]>([]);
  const [seat] = useState(getSeatId);
  const position = useRef({ field: '', typed: false });
  const reportedField = useRef('');

  /** Unlocks all fields, because changes without a connection are merged or become conflicts. */
  const clearCollaborators = () => {
    setCollaborators(previous => (previous.length > 0 ? [] : previous));
    return false;
  };
  const poll = useEffectEvent(async (): Promise<boolean> => {
    if (!isActive || document.visibilityState !== 'visible') return true;
    if (!navigator.onLine) return clearCollaborators();
    const { field, typed } = position.current;
    position.current = { field, typed: false };
    if (typed) reportedField.current = field;
    const knownState = getKnownState();
    try {
      const response = await api.content.follow.mutate({
        kind,
        id,
        seat,
        field,
        typed,
        mark: knownState.mark,
      });
      setCollaborators(previous => (hasSameValue(previous, response.others) ? previous : response.others));
      if (response.item) onUpdate(response.item, knownState);
      return true;
    } catch {
      // Autosave reports the cause: offline or signed out.
      return clearCollaborators();
    }
  });

  useEffect(() => {
    if (!isActive) return;
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    const pollAndSchedule = async () => {
      clearTimeout(timer);
      const isConnected = await poll();
      clearTimeout(timer);
      if (!isStopped)
        timer = setTimeout(pollAndSchedule, isConnected ? pollDelayMs : RETRY_FACTOR * pollDelayMs);
    };
    void pollAndSchedule();
    document.addEventListener('visibilitychange', pollAndSchedule);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', pollAndSchedule);
      // Without a connection, the server ends the presence after a timeout.
      void api.content.leave.mutate({ kind, id, seat }).catch(() => undefined);
    };
  }, [isActive, pollDelayMs, kind, id, seat]);

  const pollFromEffect = useEffectEvent(poll);
  const [urgentPollCount, setUrgentPollCount] = useState(0);
  useEffect(() => {
    if (urgentPollCount > 0) void pollFromEffect();
  }, [urgentPollCount]);

  return {
    others: collaborators,
    reportFocus: useCallback((field: string, isText: boolean) => {
      const previousPosition = position.current;
      position.current = {
        field,
        typed: isText || (previousPosition.typed && previousPosition.field === field),
      };
      // Report the first key press immediately, to lock the field before others type.
      if (isText && reportedField.current !== field) {
        reportedField.current = field;
        setUrgentPollCount(count => count + 1);
      }
    }, []),
  };
}
