import { useEffect, useMemo, useState } from 'react';
import { toast } from '../../components/ui/toast-store';
import type { FieldError as Complaint } from '../../domain/errors';
import type { KindName } from '../../domain/kinds';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { api, type RouterOutputs, toCallError, trpc } from '../../trpc/client';
import { useCan, useCurrentUser } from '../use-current-user';
import { formMessages } from './form-messages';
import { loadLocalDraft } from './local-drafts';
import { useAutosave } from './use-autosave';
import { useIsOnline } from './use-online';
import { usePresence } from './use-presence';
import { useReauthPrompt } from './use-reauth-prompt';

export type FormDialog =
  | { kind: 'leave'; proceed: () => void }
  | { kind: 'discard' }
  | { kind: 'publish' }
  | { kind: 'ask' }
  | { kind: 'history' }
  | { kind: 'share' }
  | { kind: 'take-down' }
  | { kind: 'conflicts' }
  | { kind: 'keys' }
  | { kind: 'sign-in' };

type EditableItem = RouterOutputs['content']['open'];
type Plan = EditableItem['plans'][number];

export type DraftMessages = {
  created: string;
  updated: string;
  createFailed: string;
  updateFailed: string;
  readFailed: string;
};

type Options = {
  kind: KindName;
  id: string;
  /** Whether the first save creates the item on the server. */
  isNew: boolean;
  messages: DraftMessages;
  /** Returns the current form values in stored format. */
  readValues: () => Values;
  load: (values: Values) => void;
  /** Applies values from the server. Must preserve the cursor of the focused field. */
  applyRemote: (values: Values) => void;
  /** Normalises the server's values to the form's stored format. */
  normalise: (storedValues: Values) => Values;
  showErrors: (fieldErrors: Complaint[]) => void;
  /** Replaces the toast after publishing. */
  onPublished?: (publishedVersion: { version: number; slug: string }) => void;
  /** Called after publishing, scheduling, discarding or unpublishing. Closes the form or calls `refresh`. */
  onDone: () => void;
};

/** Manages an item's draft: opens it, autosaves, merges remote changes, prompts for sign-in and publishes. */
export function useDraft(options: Options) {
  const { kind, id, isNew, messages, readValues, load, applyRemote, normalise } = options;
  const utils = trpc.useUtils();
  const can = useCan();
  const me = useCurrentUser();
  const [openedItem, setOpenedItem] = useState<EditableItem>();
  const [isReady, setIsReady] = useState(false);
  const [loadError, setLoadError] = useState<string>();
  const [dialog, setDialog] = useState<FormDialog>();
  const [isPublishing, setIsPublishing] = useState(false);
  /** The dialog to reopen when back online. */
  const [postponedDialog, setPostponedDialog] = useState<FormDialog>();
  const isOnline = useIsOnline();
  const autosave = useAutosave({
    kind,
    id,
    begunBy: isNew ? me?._id : undefined,
    readValues,
    applyRemote,
    normalise,
  });

  /** Loads the item from the server and unsaved changes from this device. */
  async function open(): Promise<void> {
    setLoadError(undefined);
    try {
      const localDraft = isNew ? undefined : await loadLocalDraft(kind, id);
      const item = isNew
        ? undefined
        : await api.content.open.query({ kind, id }).catch(error => {
            // An item created offline exists on this device only.
            if (localDraft?.begunBy && toCallError(error).kind === 'not_found') return undefined;
            throw error;
          });
      setOpenedItem(item);
      load(item?.values ?? {});
      autosave.start(readValues(), {
        mark: item?.mark ?? '',
        savedAt: item?.draft?.savedAt,
        by: item?.draft?.by.name,
        localDraft,
      });
      if (localDraft) toast({ variant: 'success', message: formMessages.recovered });
      setIsReady(true);
    } catch (error) {
      const { kind: reason, message } = toCallError(error);
      setLoadError(reason === 'forbidden' || reason === 'conflict' ? message : messages.readFailed);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form opens its item once
  useEffect(() => {
    void open();
  }, []);

  function onFailure(error: unknown, failureMessage: string) {
    setDialog(undefined);
    const { kind: reason, errors, message } = toCallError(error);
    if (reason === 'unauthorized') return setDialog({ kind: 'sign-in' });
    toast({ variant: 'error', message: failureMessage });
    const fieldErrors = errors.length === 0 && reason === 'conflict' ? [{ path: 'title', message }] : errors;
    if (fieldErrors.length > 0) options.showErrors(fieldErrors);
  }

  const collaborators = usePresence({
    kind,
    id,
    isActive: isReady && !isPublishing,
    getKnownState: autosave.getKnownState,
    onUpdate(item, baseState) {
      const update = { mark: item.mark, savedAt: item.draft?.savedAt, since: baseState };
      if (autosave.acceptRemote(() => normalise(item.values), update)) setOpenedItem(item);
    },
  });
  useReauthPrompt(autosave.saveState, () => setDialog(current => current ?? { kind: 'sign-in' }));

  const { saveState } = autosave;
  const isUnreachable =
    !isOnline ||
    (saveState.kind === 'waiting' && (saveState.reason === 'offline' || saveState.reason === 'unavailable'));
  const isReconnected = !isUnreachable && (saveState.kind === 'saved' || saveState.kind === 'untouched');
  useEffect(() => {
    if (!postponedDialog || !isReconnected || dialog) return;
    setPostponedDialog(undefined);
    setDialog(postponedDialog);
  }, [postponedDialog, isReconnected, dialog]);

  /** Retries because the user may type during a save. Returns whether the server is up to date. */
  async function saveAll(): Promise<boolean> {
    for (let attempt = 0; attempt < 3; attempt++) if (await autosave.flush()) return true;
    return autosave.isSaved();
  }

  const isLive = openedItem?.live !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result of `normalise` depends only on the values
  const liveValues = useMemo(() => openedItem?.live && normalise(openedItem.live.values), [openedItem]);
  const cancelPlan = (action: Plan['action']) => api.content.unplan.mutate({ id, action });
  /** Runs an action on the draft after saving it. */
  async function runAction(action: () => Promise<unknown>, successMessage: string | undefined) {
    setIsPublishing(true);
    try {
      if (!(await saveAll())) throw new Error(formMessages.notSaved);
      await action();
      if (successMessage) toast({ variant: 'success', message: successMessage });
      void utils.content.invalidate();
      options.onDone();
    } catch (error) {
      onFailure(error, isLive ? messages.updateFailed : messages.createFailed);
    } finally {
      setIsPublishing(false);
    }
  }

  return {
    id,
    opened: openedItem,
    others: collaborators.others,
    reportFocus: collaborators.reportFocus,
    isLive,
    /** Key that changes with every save. Empty before the first save. */
    saveKey: autosave.getSavedAt()?.toISOString() ?? openedItem?.mark ?? '',
    /** Unsaved changes to a live item count as `changed`. */
    state:
      isLive && openedItem?.state === 'live' && autosave.saveState.kind !== 'untouched'
        ? ('changed' as const)
        : (openedItem?.state ?? ('draft' as const)),
    canPublish: can('content.publish'),
    isReady,
    loadError,
    reload: () => void open(),
    autosave,
    saving: isPublishing,
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog(undefined),
    /** Whether the server is unreachable, which prevents publishing. */
    isAway: isUnreachable,
    /** Closes the dialog until the editor is back online. */
    postponeDialog() {
      setPostponedDialog(dialog);
      setDialog(undefined);
    },
    onFailure,
    /** Returns whether the form equals the live version. */
    isUnchanged: () => liveValues !== undefined && hasSameValue(liveValues, readValues()),
    /** Live values in stored format, or undefined if the item isn't live. */
    live: liveValues,

    /** @param cancelsUnpublish whether to cancel the scheduled unpublication */
    publish: (cancelsUnpublish = false) =>
      runAction(
        async () => {
          const { revision, slug } = await api.content.publish.mutate({ kind, id });
          if (cancelsUnpublish) await cancelPlan('unpublish');
          options.onPublished?.({ version: revision, slug });
        },
        options.onPublished ? undefined : isLive ? messages.updated : messages.created,
      ),
    plan: ({ cancelsUnpublish, ...times }: { from?: string; until?: string; cancelsUnpublish: boolean }) =>
      runAction(async () => {
        await api.content.plan.mutate({ kind, id, ...times });
        if (cancelsUnpublish) await cancelPlan('unpublish');
      }, formMessages.planned),
    cancelSchedule: (action: Plan['action']) =>
      runAction(
        () => cancelPlan(action),
        action === 'publish' ? formMessages.calledOff : formMessages.staysLive,
      ),
    requestPublication: (note: string) =>
      runAction(() => api.content.askToPublish.mutate({ kind, id, note }), formMessages.publicationRequested),
    discard: () =>
      runAction(
        () => (openedItem?.live ? api.content.discardDraft.mutate({ kind, id }) : Promise.resolve()),
        formMessages.discarded,
      ),
    unpublish: () => runAction(() => api.content.unpublish.mutate({ kind, id }), formMessages.takenDown),
    /** Reloads the item after a version was restored or published. */
    async refresh() {
      const item = await api.content.open.query({ kind, id });
      setOpenedItem(item);
      load(item.values);
      autosave.start(readValues(), { mark: item.mark, savedAt: item.draft?.savedAt });
      setDialog(undefined);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
