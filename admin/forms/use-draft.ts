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

/** What stands over the form and waits for an answer. */
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

/** What came of an item, in words. */
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
  /** Nobody has heard of it yet: the first save begins its draft. */
  isNew: boolean;
  words: DraftWords;
  /** What the fields say now, as it would be stored. */
  read: () => Values;
  /** Shows the whole item. */
  begin: (values: Values) => void;
  /** Puts into the fields what somebody else wrote; where somebody types stays where it is. */
  show: (values: Values) => void;
  /** Values of the server as the fields would store them. */
  shape: (stored: Values) => Values;
  /** What the server refused, field by field. */
  refuse: (complaints: Complaint[]) => void;
  /** It is public, as this version; whoever shows that needs no words that pass by. */
  onPublished?: (version: number) => void;
  /** It is published, planned, thrown away or taken down: the form of it goes, or begins anew (`refresh`). */
  onDone: () => void;
};

/**
 * The draft of an item of any kind, whatever edits it: opens it, keeps what is typed, joins what others write, asks to
 * sign in again, publishes.
 */
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
  /** What is asked again by itself once the line is back. */
  const [later, setLater] = useState<Question>();
  const online = useOnline();
  const autosave = useAutosave({ kind, id, begunBy: isNew ? me?._id : undefined, read, show, shape });

  /** Opens the item: what the server has, and what this device kept beside it. */
  async function open(): Promise<void> {
    setFailed(undefined);
    try {
      const kept = isNew ? undefined : await keptLocally(kind, id);
      const found = isNew
        ? undefined
        : await api.content.open.query({ kind, id }).catch(error => {
            // What was begun without a connection exists on this device only.
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

  /** Sees to it that the server has everything. @returns whether it has. */
  async function allSaved(): Promise<boolean> {
    for (let tries = 0; tries < 3; tries++) if (await autosave.flush()) return true;
    return autosave.isSaved();
  }

  const isLive = opened?.live !== undefined;
  const live = opened?.live && shape(opened.live.values);
  const unplan = (action: Plan['action']) => api.content.unplan.mutate({ id, action });
  /** Does something with the draft once the server has all of it. */
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
    /** How far the item is by now: a word that was typed makes changes of what is live. */
    state:
      isLive && opened?.state === 'live' && autosave.keeping.kind !== 'untouched'
        ? ('changed' as const)
        : (opened?.state ?? ('draft' as const)),
    mayPublish: may('content.publish'),
    ready,
    /** Why there is nothing to edit. */
    failed,
    readAgain: () => void open(),
    autosave,
    saving: publishing,
    question,
    ask: setQuestion,
    dismiss: () => setQuestion(undefined),
    /** Nobody answers: nothing can be published now. */
    isAway,
    /** Puts the question off until somebody answers. */
    askLater() {
      setLater(question);
      setQuestion(undefined);
    },
    onFailure,
    /** Whether the fields say what is public already. */
    changesNothing: () => live !== undefined && hasSameValue(live, read()),
    /** What is public, as the fields would store it; undefined where nothing is. */
    live,

    /** @param forGood it is not taken down any more as was planned. */
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
    /** Calls off what is planned. */
    callOff: (action: Plan['action']) =>
      act(() => unplan(action), action === 'publish' ? formWords.calledOff : formWords.staysLive),
    askToPublish: (note: string) =>
      act(() => api.content.askToPublish.mutate({ kind, id, note }), formWords.asked),
    /** Throws the changes away: the form shows what is public. */
    discard: () =>
      act(
        () => (opened?.live ? api.content.discardDraft.mutate({ kind, id }) : Promise.resolve()),
        formWords.discarded,
      ),
    takeDown: () => act(() => api.content.unpublish.mutate({ kind, id }), formWords.takenDown),
    /** Opens the item anew: a version was restored, or it goes on after it was published. */
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
