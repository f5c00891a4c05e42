import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { getValueAt, setValueAt } from '../../domain/fields/path';
import type { KindName } from '../../domain/kinds';
import { addAlternatives, findMergedTexts, separateTexts } from '../../domain/publishing/alternatives';
import { diffFields, diffRows } from '../../domain/publishing/changes';
import { hasSameValue, mergeValues, type Values } from '../../domain/publishing/merge';
import { SHAPE_VERSION } from '../../domain/rest/shape';
import { api, toCallError } from '../../trpc/client';
import { toastWithUndo } from '../toast-with-undo';
import { formMessages } from './form-messages';
import { deleteLocalDraft, type LocalDraft, saveLocalDraft } from './local-drafts';
import { createId } from './new-id';
import { applyUnconfirmedSave, type Conflict, type KnownState, type SaveState } from './save-state';
import { useSaveDelay } from './use-save-delay';

/** Delay (ms) before changes are saved on this device (rule 61). */
const LOCAL_SAVE_DELAY_MS = 300;
/** Delay of a retry, as a multiple of the save delay. */
const RETRY_FACTOR = 2.5;

type Options = {
  kind: KindName;
  id: string;
  /** The member who creates the item. Undefined for existing items. */
  begunBy: string | undefined;
  /** Returns the current form values in stored format. */
  readValues: () => Values;
  applyRemote: (values: Values) => void;
  /** Normalises the server's values to the form's stored format. */
  normalise: (values: Values) => Values;
};

/** Saves changes on this device after a moment, and on the server after the save delay. */
export function useAutosave({ kind, id, begunBy, readValues, applyRemote, normalise }: Options) {
  const saveDelayMs = useSaveDelay();
  const [saveState, setState] = useState<SaveState>({ kind: 'untouched' });
  /** Lets the browser draw a typed letter first. */
  const setSaveState: typeof setState = newState => startTransition(() => setState(newState));
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  /** Values on the server. Undefined until the item is loaded. */
  const serverValues = useRef<Values | undefined>(undefined);
  /** ETag of `serverValues`. */
  const etagRef = useRef('');
  /** Values of a save without a response. The server may have stored them. */
  const unconfirmedValues = useRef<Values>(undefined);
  /** Incremented on each change, to ignore stale responses. */
  const changeCount = useRef(0);
  const isSaving = useRef(false);
  const savedAt = useRef<Date>(undefined);
  /** Time of the user's last change. */
  const typedAt = useRef<Date>(undefined);
  const localTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const serverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const currentSave = useRef<Promise<boolean>>(undefined);
  const hasEnded = useRef(false);
  const isSavedLocally = useRef(true);

  const getValues = useEffectEvent(readValues);
  const showValues = useEffectEvent(applyRemote);

  const isSaved = () => serverValues.current === undefined || hasSameValue(serverValues.current, getValues());
  const getIdleState = (): SaveState =>
    savedAt.current ? { kind: 'saved', at: savedAt.current } : { kind: 'untouched' };

  function saveLocally(isLeaving = false): void {
    clearTimeout(localTimer.current);
    localTimer.current = undefined;
    if (serverValues.current === undefined || hasEnded.current) return;
    const values = getValues();
    if (hasSameValue(serverValues.current, values)) return void deleteLocalDraft(kind, id);
    const at = new Date().toISOString();
    const draft = { base: serverValues.current, values, sent: unconfirmedValues.current, at, begunBy };
    void saveLocalDraft(kind, id, draft, isLeaving).then(isStored => {
      isSavedLocally.current = isStored;
    });
  }

  /**
   * @param origin.by the other editor.
   * @param origin.isInHistory whether the server found the conflict and saved this editor's text in the history.
   */
  function addConflicts(
    paths: readonly string[],
    mine: Values,
    theirs: Values,
    origin: Pick<Conflict, 'by' | 'isInHistory'>,
  ): void {
    const resolvedConflicts = paths.map(
      (path): Conflict => ({
        path,
        mine: getValueAt(mine, path),
        theirs: getValueAt(theirs, path),
        ...origin,
      }),
    );
    setConflicts(previous => [...previous.filter(({ path }) => !paths.includes(path)), ...resolvedConflicts]);
  }

  /** @param fieldConflicts paths of the conflicts that the server found. */
  function mergeRemote(
    before: Values,
    after: Values,
    author: string | undefined,
    { mine = getValues(), fieldConflicts = [] }: { mine?: Values; fieldConflicts?: readonly string[] } = {},
  ): Values {
    const mergeResult = mergeValues(before, mine, after);
    const { values, conflicts: paths } = addAlternatives(
      mergeResult.values,
      [...fieldConflicts, ...mergeResult.conflicts],
      mine,
      createId,
    );
    if (paths.length > 0) addConflicts(paths, mine, after, { by: author, isInHistory: false });
    if (!hasSameValue(values, mine)) showValues(values);
    return values;
  }

  /**
   * Checks whether a save without a response succeeded.
   * @throws if the server is still unreachable
   */
  async function confirmLastSave(): Promise<void> {
    if (!unconfirmedValues.current || !serverValues.current) return;
    const openedItem = await api.content.open.query({ kind, id }).catch(error => {
      if (toCallError(error).kind === 'not_found') return undefined;
      throw error;
    });
    if (openedItem)
      serverValues.current = applyUnconfirmedSave(
        serverValues.current,
        unconfirmedValues.current,
        normalise(openedItem.values),
      );
    unconfirmedValues.current = undefined;
  }

  /** @returns whether the server is up to date */
  async function save(): Promise<boolean> {
    clearTimeout(serverTimer.current);
    serverTimer.current = undefined;
    saveLocally();
    if (serverValues.current === undefined || hasEnded.current) return false;
    if (isSaved()) {
      setSaveState(getIdleState());
      return true;
    }
    setSaveState({ kind: 'saving' });
    isSaving.current = true;
    changeCount.current++;
    try {
      await confirmLastSave();
      const sentValues = getValues();
      const previousValues = serverValues.current;
      const sendChanges = (diff: typeof diffRows) =>
        api.content.saveDraft.mutate({
          ...{ kind, id, mark: etagRef.current, shape: SHAPE_VERSION },
          changes: diff(previousValues, sentValues) as never,
        });
      unconfirmedValues.current = sentValues;
      const result = await sendChanges(diffRows).catch(error => {
        // Send whole fields if neighbouring rows were deleted.
        if (toCallError(error).kind !== 'stale') throw error;
        return sendChanges(diffFields);
      });
      unconfirmedValues.current = undefined;
      const storedValues = { ...sentValues, ...result.others };
      serverValues.current = storedValues;
      // If there was another save in between, keep the old ETag. The next poll then returns its changes.
      if (etagRef.current === result.marks.before) etagRef.current = result.marks.after;
      const { conflicts: fieldConflicts } = addAlternatives(
        storedValues,
        result.conflicts,
        sentValues,
        createId,
      );
      if (fieldConflicts.length > 0)
        addConflicts(fieldConflicts, sentValues, storedValues, { by: result.metBy, isInHistory: true });
      if (Object.keys(result.others).length > 0)
        mergeRemote(sentValues, storedValues, result.metBy, {
          fieldConflicts: result.conflicts.filter(path => !fieldConflicts.includes(path)),
        });
      const mergedPaths = findMergedTexts(previousValues, sentValues, result.others).filter(
        path => !result.conflicts.includes(path),
      );
      if (mergedPaths.length > 0)
        toastWithUndo(formMessages.textsMerged(result.metBy), () => {
          const origin = { base: previousValues, mine: sentValues };
          showValues(separateTexts(getValues(), mergedPaths, origin, createId));
          void flush();
        });
      saveLocally();
      savedAt.current = new Date(result.savedAt);
      setSaveState(isSaved() ? getIdleState() : { kind: 'typing' });
    } catch (error) {
      const { kind: reason, message } = toCallError(error);
      const isUnreachable = reason === undefined || reason === 'unavailable';
      if (reason !== undefined) unconfirmedValues.current = undefined;
      const waitReason =
        reason === 'unavailable'
          ? reason
          : isUnreachable
            ? 'offline'
            : reason === 'unauthorized'
              ? 'signed-out'
              : 'refused';
      setSaveState({ kind: 'waiting', isLocal: isSavedLocally.current, reason: waitReason, message });
      if (isUnreachable) serverTimer.current = setTimeout(() => void flush(), RETRY_FACTOR * saveDelayMs);
      return false;
    } finally {
      isSaving.current = false;
      changeCount.current++;
    }
    if (isSaved()) return true;
    // Save again if the user typed during the request.
    serverTimer.current ??= setTimeout(() => void flush(), saveDelayMs);
    return false;
  }

  /** Saves immediately, or after a save in progress. Returns whether the server is up to date. */
  const flush = (): Promise<boolean> => {
    const previousSave = currentSave.current ?? Promise.resolve(true);
    const nextSave = previousSave.then(save);
    currentSave.current = nextSave;
    return nextSave;
  };

  const onOnline = useEffectEvent(() => {
    if (!isSaved()) void flush();
  });
  const onLeave = useEffectEvent(() => saveLocally(true));
  /** Saves the latest changes, because Back or a link can close the form before the timers run. */
  const saveOnClose = useEffectEvent(() => {
    saveLocally(true);
    if (!isSaved()) void flush();
  });
  useEffect(() => {
    const handleOnline = () => onOnline();
    const handleLeave = () => onLeave();
    addEventListener('online', handleOnline);
    addEventListener('pagehide', handleLeave);
    document.addEventListener('visibilitychange', handleLeave);
    return () => {
      removeEventListener('online', handleOnline);
      removeEventListener('pagehide', handleLeave);
      document.removeEventListener('visibilitychange', handleLeave);
      saveOnClose();
      clearTimeout(localTimer.current);
      clearTimeout(serverTimer.current);
    };
  }, []);

  return {
    saveState,
    conflicts,
    /** @param initial.localDraft unsaved changes from this device, which are merged and saved */
    start(
      storedValues: Values,
      initial: {
        mark: string;
        savedAt?: string | undefined;
        /** Editor who last saved the item. */
        by?: string | undefined;
        localDraft?: LocalDraft | undefined;
      },
    ) {
      changeCount.current++;
      serverValues.current = storedValues;
      etagRef.current = initial.mark;
      savedAt.current = initial.savedAt === undefined ? undefined : new Date(initial.savedAt);
      setSaveState(getIdleState());
      if (!initial.localDraft) return;
      const { base, values, sent, at } = initial.localDraft;
      typedAt.current = new Date(at);
      const from = sent ? applyUnconfirmedSave(base, sent, storedValues) : base;
      const mergedValues = mergeRemote(from, storedValues, initial.by, { mine: values });
      if (hasSameValue(mergedValues, values)) showValues(values);
      if (hasSameValue(storedValues, mergedValues)) return;
      setSaveState({ kind: 'typing' });
      serverTimer.current = setTimeout(() => void flush(), 0);
    },
    getKnownState: (): KnownState => ({ mark: etagRef.current, changeCount: changeCount.current }),
    /**
     * Rejects remote changes while local ones are unsaved, because the next save merges both.
     * @returns whether the remote changes were applied
     */
    acceptRemote(
      readStored: () => Values,
      update: { mark: string; savedAt?: string | undefined; since: KnownState },
    ): boolean {
      if (!serverValues.current || hasEnded.current || isSaving.current || !isSaved()) return false;
      if (update.since.changeCount !== changeCount.current) return false;
      const storedValues = readStored();
      changeCount.current++;
      serverValues.current = storedValues;
      etagRef.current = update.mark;
      if (!hasSameValue(storedValues, getValues())) showValues(storedValues);
      savedAt.current = update.savedAt === undefined ? savedAt.current : new Date(update.savedAt);
      setSaveState(getIdleState());
      return true;
    },
    scheduleSave() {
      if (serverValues.current === undefined || hasEnded.current) return;
      typedAt.current = new Date();
      localTimer.current ??= setTimeout(() => saveLocally(), LOCAL_SAVE_DELAY_MS);
      if (serverTimer.current !== undefined) return;
      serverTimer.current = setTimeout(() => void flush(), saveDelayMs);
      setSaveState(previousState =>
        previousState.kind === 'waiting' || previousState.kind === 'typing'
          ? previousState
          : { kind: 'typing' },
      );
    },
    flush,
    isSaved,
    getSavedAt: () => savedAt.current,
    getUnsaved: () => ({ stored: serverValues.current ?? {}, typedAt: typedAt.current }),
    /** Returns whether changes exist only in this form. */
    hasUnsavedChanges: () =>
      conflicts.some(({ isInHistory: isLocal }) => !isLocal) ||
      (serverValues.current !== undefined && !isSavedLocally.current && !isSaved()),
    /**
     * @param resolvedConflicts all resolved conflicts.
     * @param ownConflicts those in which this editor's text replaces the other editor's.
     */
    resolveConflicts(resolvedConflicts: readonly Conflict[], ownConflicts: readonly Conflict[]) {
      setConflicts(current => current.filter(conflict => !resolvedConflicts.includes(conflict)));
      if (ownConflicts.length === 0) return;
      showValues(
        ownConflicts.reduce(
          (values, conflict) => setValueAt(values, conflict.path, conflict.mine),
          getValues(),
        ),
      );
      void flush();
    },
    /** Stops saving after the item was published or discarded. */
    stop() {
      hasEnded.current = true;
      setConflicts([]);
      clearTimeout(localTimer.current);
      clearTimeout(serverTimer.current);
      deleteLocalDraft(kind, id);
    },
  };
}
