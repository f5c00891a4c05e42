import { useEffect, useState } from 'react';
import { toast } from '../../components/ui/toast-store';
import type { FieldError as Complaint } from '../../domain/errors';
import type { KindName } from '../../domain/kinds';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { api, type Outputs, toFailure, trpc } from '../../trpc/client';
import { useMay, useMe } from '../use-me';
import { formWords } from './form-words';
import { keptLocally } from './local-drafts';
import { useAskToSignIn } from './use-ask-to-sign-in';
import { useAutosave } from './use-autosave';
import { useOnline } from './use-online';
import { useOthers } from './use-others';

/** The open dialog of a form. */
export type Question =
  | { kind: 'save' }
  | { kind: 'leave'; goOn: () => void }
  | { kind: 'discard' }
  | { kind: 'publish' }
  | { kind: 'ask' }
  | { kind: 'history' }
  | { kind: 'share' }
  | { kind: 'take-down' }
  | { kind: 'conflicts' }
  | { kind: 'sign-in' };

export type Opened = Outputs['content']['open'];
type Plan = Opened['plans'][number];

/** Messages about the result of an action. */
export type DraftWords = {
  created: string;
  updated: string;
  createFailed: string;
  updateFailed: string;
  readFailed: string;
};

type Options = {
  kind: KindName;
  id: string;
  /** The item isn't on the server yet: the first save creates its draft. */
  isNew: boolean;
  words: DraftWords;
  /** Returns the current form values in stored format. */
  read: () => Values;
  /** Loads an item into the form. */
  begin: (values: Values) => void;
  /** Updates the fields with changes of others; the focused field keeps its cursor. */
  show: (values: Values) => void;
  /** Normalises values of the server to those that the form would store. */
  shape: (stored: Values) => Values;
  /** Shows the field errors of the server. */
  refuse: (complaints: Complaint[]) => void;
  /** Called after publishing; replaces the toast. */
  onPublished?: (version: number) => void;
  /** Called after publishing, scheduling, discarding or unpublishing: closes the form or calls `refresh`. */
  onDone: () => void;
};

/** Manages the draft of an item: opens it, autosaves, merges changes of others, prompts to sign in and publishes. */
export function useDraft(options: Options) {
  const { kind, id, isNew, words, read, begin, show, shape } = options;
  const utils = trpc.useUtils();
  const may = useMay();
  const me = useMe();
  const [opened, setOpened] = useState<Opened>();
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const [publishing, setPublishing] = useState(false);
  /** The dialog to reopen when back online. */
  const [later, setLater] = useState<Question>();
  const online = useOnline();
  const autosave = useAutosave({ kind, id, begunBy: isNew ? me?._id : undefined, read, show, shape });

  /** Loads the item from the server and unsaved changes from this device. */
  async function open(): Promise<void> {
    setFailed(undefined);
    try {
      const kept = isNew ? undefined : await keptLocally(kind, id);
      const found = isNew
        ? undefined
        : await api.content.open.query({ kind, id }).catch(error => {
            // An item created offline exists on this device only.
            if (kept?.begunBy && toFailure(error).kind === 'not_found') return undefined;
            throw error;
          });
      setOpened(found);
      begin(found?.values ?? {});
      autosave.begin(read(), {
        mark: found?.mark ?? '',
        savedAt: found?.draft?.savedAt,
        by: found?.draft?.by.name,
        kept,
      });
      if (kept) toast({ variant: 'success', message: formWords.recovered });
      setReady(true);
    } catch (error) {
      const { kind: reason, message } = toFailure(error);
      setFailed(reason === 'forbidden' || reason === 'conflict' ? message : words.readFailed);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form opens its item once
  useEffect(() => {
    void open();
  }, []);

  function onFailure(error: unknown, failedWords: string) {
    setQuestion(undefined);
    const { kind: reason, errors, message } = toFailure(error);
    if (reason === 'unauthorized') return setQuestion({ kind: 'sign-in' });
    toast({ variant: 'error', message: failedWords });
    const complaints = errors.length === 0 && reason === 'conflict' ? [{ path: 'title', message }] : errors;
    if (complaints.length > 0) options.refuse(complaints);
  }

  const others = useOthers({
    kind,
    id,
    active: ready && !publishing,
    standing: autosave.standing,
    onNews(item, since) {
      const news = { mark: item.mark, savedAt: item.draft?.savedAt, since };
      if (autosave.arrived(shape(item.values), news)) setOpened(item);
    },
  });
  useAskToSignIn(autosave.keeping, () => setQuestion(asked => asked ?? { kind: 'sign-in' }));

  const { keeping } = autosave;
  const isAway =
    !online || (keeping.kind === 'waiting' && (keeping.why === 'offline' || keeping.why === 'unavailable'));
  const isBack = !isAway && (keeping.kind === 'saved' || keeping.kind === 'untouched');
  useEffect(() => {
    if (!later || !isBack || question) return;
    setLater(undefined);
    setQuestion(later);
  }, [later, isBack, question]);

  /** Saves all changes. @returns whether the server is up to date. */
  async function allSaved(): Promise<boolean> {
    for (let tries = 0; tries < 3; tries++) if (await autosave.flush()) return true;
    return autosave.isSaved();
  }

  const isLive = opened?.live !== undefined;
  const live = opened?.live && shape(opened.live.values);
  const unplan = (action: Plan['action']) => api.content.unplan.mutate({ id, action });
  /** Runs an action on the draft after saving it. */
  async function act(work: () => Promise<unknown>, done: string | undefined) {
    setPublishing(true);
    try {
      if (!(await allSaved())) throw new Error(formWords.notSaved);
      await work();
      if (done) toast({ variant: 'success', message: done });
      void utils.content.invalidate();
      options.onDone();
    } catch (error) {
      onFailure(error, isLive ? words.updateFailed : words.createFailed);
    } finally {
      setPublishing(false);
    }
  }

  return {
    id,
    opened,
    others: others.others,
    here: others.here,
    isLive,
    /** State of the item, including unsaved changes of a live one. */
    state:
      isLive && opened?.state === 'live' && autosave.keeping.kind !== 'untouched'
        ? ('changed' as const)
        : (opened?.state ?? ('draft' as const)),
    mayPublish: may('content.publish'),
    ready,
    /** Why the item couldn't be loaded. */
    failed,
    readAgain: () => void open(),
    autosave,
    saving: publishing,
    question,
    ask: setQuestion,
    dismiss: () => setQuestion(undefined),
    /** The server can't be reached, so publishing isn't possible. */
    isAway,
    /** Closes the dialog and reopens it when back online. */
    askLater() {
      setLater(question);
      setQuestion(undefined);
    },
    onFailure,
    /** Returns whether the form equals the live version. */
    changesNothing: () => live !== undefined && hasSameValue(live, read()),
    /** Live values in stored format; undefined if the item isn't live. */
    live,

    /** @param forGood cancels the planned unpublication. */
    publish: (forGood = false) =>
      act(
        async () => {
          const { revision } = await api.content.publish.mutate({ kind, id });
          if (forGood) await unplan('unpublish');
          options.onPublished?.(revision);
        },
        options.onPublished ? undefined : isLive ? words.updated : words.created,
      ),
    plan: ({ forGood, ...times }: { from?: string; until?: string; forGood: boolean }) =>
      act(async () => {
        await api.content.plan.mutate({ kind, id, ...times });
        if (forGood) await unplan('unpublish');
      }, formWords.planned),
    /** Cancels a schedule. */
    callOff: (action: Plan['action']) =>
      act(() => unplan(action), action === 'publish' ? formWords.calledOff : formWords.staysLive),
    askToPublish: (note: string) =>
      act(() => api.content.askToPublish.mutate({ kind, id, note }), formWords.asked),
    /** Discards the changes. */
    discard: () =>
      act(
        () => (opened?.live ? api.content.discardDraft.mutate({ kind, id }) : Promise.resolve()),
        formWords.discarded,
      ),
    takeDown: () => act(() => api.content.unpublish.mutate({ kind, id }), formWords.takenDown),
    /** Reloads the item after a version was restored or published. */
    async refresh() {
      const found = await api.content.open.query({ kind, id });
      setOpened(found);
      begin(found.values);
      autosave.begin(read(), { mark: found.mark, savedAt: found.draft?.savedAt });
      setQuestion(undefined);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
