import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { messages } from '../../../domain/messages';
import { same, type Values } from '../../../domain/publishing/merge';
import { api, failureOf, type Outputs, trpc } from '../../../trpc/client';
import { toast } from '../../ui/toast-store';
import { useMay } from '../use-me';
import type { FormFrame } from './form-frame';
import type { FormKind } from './form-kind';
import { formWords } from './form-words';
import { dropLocally, forgetNewItem, keptLocally } from './local-drafts';
import { useAutosave } from './use-autosave';
import { useFormValues } from './use-form-values';
import { useLeaveGuard } from './use-leave-guard';
import { useOthers } from './use-others';
import { usePreview } from './use-preview';

/** What stands over the form and waits for an answer. */
export type Question =
  | { kind: 'save' }
  | { kind: 'leave'; goOn: () => void }
  | { kind: 'discard' }
  | { kind: 'publish' }
  | { kind: 'history' }
  | { kind: 'share' }
  | { kind: 'take-down' }
  | { kind: 'sign-in' };

/** Milliseconds without a key after which somebody has stopped typing. */
const TYPING_PAUSE_MS = 2_000;

export type Opened = Outputs['content']['open'];

/** Everything a form of an item does: opens it, keeps what is typed, publishes it, and lets nothing be lost on the way. */
export function useItemForm<Fields extends FieldValues, Input extends object>(
  kind: FormKind<Fields, Input>,
  { id, isNew, onClose }: { id: string; isNew: boolean; onClose: () => void },
) {
  const values = useFormValues(kind);
  const { form } = values;
  const utils = trpc.useUtils();
  const may = useMay();
  const [opened, setOpened] = useState<Opened>();
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const [publishing, setPublishing] = useState(false);
  const [uploads, setUploads] = useState(0);
  const released = useRef(false);
  const escapesHeld = useRef(0);

  const read = (): Values => ({ ...kind.toValues(values.read()) });
  /** Values as the form would store them. */
  const shape = (stored: Values): Values => ({ ...kind.toValues(kind.toFields(stored)) });
  /** Puts into the fields what somebody else wrote; where somebody types stays where it is. */
  function show(next: Values) {
    const fields = kind.toFields(next);
    const current = values.read();
    const changed = Object.keys(fields).filter(name => !same(fields[name], current[name]));
    const follows = (name: string) =>
      !Array.isArray(fields[name]) || fields[name].every(isWord) || kind.live.includes(name);
    if (changed.every(follows)) {
      for (const name of changed) form.setValue(name as FieldPath<Fields>, fields[name]);
    } else values.show(fields);
  }
  const autosave = useAutosave({ kind: kind.name, id, read, show, shape });

  /** Opens the item: what the server has, and what this device kept beside it. */
  async function open(): Promise<void> {
    setFailed(undefined);
    try {
      const kept = await keptLocally(kind.name, id);
      const found = await api.content.open.query({ kind: kind.name, id }).catch(error => {
        if (isNew && failureOf(error).kind === 'not_found') return undefined;
        throw error;
      });
      setOpened(found);
      values.show(kind.toFields(found?.values ?? {}));
      autosave.begin(read(), { mark: found?.mark ?? '', savedAt: found?.draft?.savedAt, kept });
      if (kept) toast({ variant: 'success', message: formWords.recovered });
      setReady(true);
    } catch (error) {
      const { kind: reason, message } = failureOf(error);
      setFailed(reason === 'forbidden' || reason === 'conflict' ? message : kind.words.readFailed);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form opens its item once
  useEffect(() => {
    void open();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is listened to is the form
  useEffect(() => values.onTyped(autosave.touched), [form]);

  const isLosable = () => !released.current && (uploads > 0 || autosave.isLosable());
  function leave(goOn: () => void) {
    if (!isLosable()) return goOn();
    setQuestion({
      kind: 'leave',
      goOn() {
        released.current = true;
        goOn();
      },
    });
  }
  const guard = useLeaveGuard({
    isUnsaved: isLosable,
    ask: leave,
    busy: uploads > 0,
    onChange: changed => form.watch(changed).unsubscribe,
  });
  async function close() {
    released.current = true;
    if (!autosave.isSaved()) await autosave.flush();
    if (autosave.isSaved()) dropLocally(kind.name, id);
    if (isNew) forgetNewItem(kind.name);
    guard.settle(onClose);
  }

  /** What was published or thrown away is not kept any more. */
  function end() {
    autosave.end();
    if (isNew) forgetNewItem(kind.name);
    released.current = true;
    void utils.content.invalidate();
    guard.settle(onClose);
  }

  function onFailure(error: unknown, failedWords: string) {
    setQuestion(undefined);
    const { kind: reason, errors, message } = failureOf(error);
    if (reason === 'unauthorized') return setQuestion({ kind: 'sign-in' });
    toast({ variant: 'error', message: failedWords });
    const complaints = errors.length === 0 && reason === 'conflict' ? [{ path: 'title', message }] : errors;
    if (complaints.length > 0) void values.refuse(complaints);
  }
  const preview = usePreview(kind, isNew ? undefined : id, error =>
    onFailure(error, formWords.previewFailed),
  );

  const others = useOthers({
    kind: kind.name,
    id,
    active: ready && !publishing,
    standing: autosave.standing,
    onNews(item, since) {
      const news = { mark: item.mark, savedAt: item.draft?.savedAt, since };
      if (autosave.arrived(shape(item.values), news)) setOpened(item);
    },
  });

  const signedOut = autosave.keeping.kind === 'waiting' && autosave.keeping.why === 'signed-out';
  const askedToSignIn = useRef(false);
  const isKept = autosave.keeping.kind === 'saved';
  useEffect(() => {
    if (isKept) askedToSignIn.current = false;
    if (!signedOut || askedToSignIn.current) return;
    // By itself, but not under the hands of who types: what is typed belongs to the text.
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        askedToSignIn.current = true;
        setQuestion(asked => asked ?? { kind: 'sign-in' });
      }, TYPING_PAUSE_MS);
    };
    wait();
    addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', wait, true);
    };
  }, [signedOut, isKept]);

  const isLive = opened?.live !== undefined;
  const changesNothing = () =>
    isLive && opened?.live !== undefined && same(shape(opened.live.values), read());

  /** Sees to it that the server has everything. @returns whether it has. */
  async function allSaved(): Promise<boolean> {
    for (let tries = 0; tries < 3; tries++) if (await autosave.flush()) return true;
    return autosave.isSaved();
  }

  const words = isLive ? kind.words.updateFailed : kind.words.createFailed;
  /** Does something with the draft once the server has all of it. */
  async function act(work: () => Promise<unknown>, done: string) {
    setPublishing(true);
    try {
      if (!(await allSaved())) throw new Error(formWords.notSaved);
      await work();
      toast({ variant: 'success', message: done });
      end();
    } catch (error) {
      onFailure(error, words);
    } finally {
      setPublishing(false);
    }
  }

  const { late } = values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what keeps the words is the same at every render
  const frame = useMemo<FormFrame>(
    () => ({
      tellsLate(tell) {
        late.add(tell);
        return { touched: autosave.touched, leave: () => late.delete(tell) };
      },
      countUpload: change => setUploads(count => count + change),
      holdEscape: change => {
        escapesHeld.current += change;
      },
      here: others.here,
    }),
    [late, others.here],
  );

  return {
    ...values,
    id,
    opened,
    others: others.others,
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
    frame,
    autosave,
    uploading: uploads > 0,
    saving: publishing,
    previewing: preview.making,
    question,
    ask: setQuestion,
    close: () => escapesHeld.current === 0 && leave(() => void close()),
    dismiss: () => setQuestion(undefined),

    askToSave: values.submit(() => {
      if (changesNothing()) {
        toast({ message: messages.noChanges });
        void close();
      } else setQuestion(may('content.publish') ? { kind: 'save' } : { kind: 'publish' });
    }),
    publish: (note?: string) =>
      act(
        () => api.content.publish.mutate({ kind: kind.name, id, ...(note && { note }) }),
        isLive ? kind.words.updated : kind.words.created,
      ),
    plan: (times: { from?: string; until?: string }) =>
      act(() => api.content.plan.mutate({ kind: kind.name, id, ...times }), formWords.planned),
    askToPublish: (note: string) =>
      act(() => api.content.askToPublish.mutate({ kind: kind.name, id, note }), formWords.asked),
    /** Throws the changes away: the form shows what is public. */
    discard: () =>
      act(
        () => (opened?.live ? api.content.discardDraft.mutate({ kind: kind.name, id }) : Promise.resolve()),
        formWords.discarded,
      ),
    takeDown: () => act(() => api.content.unpublish.mutate({ kind: kind.name, id }), formWords.takenDown),
    /** Opens the item anew: a version was restored, or somebody signed in again. */
    async refresh() {
      const found = await api.content.open.query({ kind: kind.name, id });
      setOpened(found);
      values.show(kind.toFields(found.values));
      autosave.begin(read(), { mark: found.mark, savedAt: found.draft?.savedAt });
      setQuestion(undefined);
    },
    openPreview() {
      const { data } = kind.schema.safeParse(values.read());
      if (data) preview.open(data);
      else void values.submit(() => undefined)();
    },
  };
}

const isWord = (entry: unknown) => typeof entry === 'string';

export type ItemFormState<Fields extends FieldValues, Input extends object> = ReturnType<
  typeof useItemForm<Fields, Input>
>;
