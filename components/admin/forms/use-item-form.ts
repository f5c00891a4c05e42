import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { comparable } from '../../../domain/kinds/revise';
import { messages } from '../../../domain/messages';
import { failureOf } from '../../../trpc/client';
import { toast } from '../../ui/toast-store';
import { differing } from './differing';
import type { FormFrame } from './form-frame';
import type { FormKind, Stored } from './form-kind';
import { textOf } from './refusals';
import { useFormValues } from './use-form-values';
import { useLeaveGuard } from './use-leave-guard';
import { usePreview } from './use-preview';
import { type SaveOutcome, useSave } from './use-save';

/** What stands over the form and waits for an answer. */
export type Question<Input> =
  | { kind: 'save'; input: Input }
  | { kind: 'leave'; goOn: () => void }
  | { kind: 'conflict'; input: Input; theirs: Stored<Input> };

/** After somebody else saved: which of the two versions is in the fields, and the other one. */
export type Versions<Values> = { shown: 'mine' | 'theirs'; other: Values; differing: string[] };

/** Everything a form of an item does: reads it, saves it, previews it, and lets nothing be lost on the way. */
export function useItemForm<Values extends FieldValues, Input extends object>(
  kind: FormKind<Values, Input>,
  id: string | undefined,
  onClose: () => void,
) {
  const values = useFormValues(kind);
  const { form } = values;
  /** What the fields started from. */
  const [base, setBase] = useState<Stored<Input>>();
  const started = useRef<Values>(kind.empty);
  const [question, setQuestion] = useState<Question<Input>>();
  const [versions, setVersions] = useState<Versions<Values>>();
  const [uploads, setUploads] = useState(0);
  const released = useRef(false);
  const escapesHeld = useRef(0);

  const stored = kind.useStored(id, {
    enabled: id !== undefined && base === undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failed: kind.words.readFailed },
  });
  const read = stored.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was read starts the form anew
  useEffect(() => {
    if (read) startFrom(read);
  }, [read]);

  function startFrom(item: Stored<Input>) {
    setBase(item);
    started.current = kind.toValues(item);
    values.show(started.current);
  }

  const isUnsaved = () =>
    !released.current &&
    (versions !== undefined || uploads > 0 || textOf(form.getValues()) !== textOf(started.current));

  /** Goes on at once where nothing is lost, and otherwise asks. */
  function leave(goOn: () => void) {
    if (!isUnsaved()) return goOn();
    setQuestion({
      kind: 'leave',
      goOn() {
        released.current = true;
        goOn();
      },
    });
  }
  const guard = useLeaveGuard({
    isUnsaved,
    ask: leave,
    busy: uploads > 0,
    onChange: changed => form.watch(changed).unsubscribe,
  });
  function close() {
    released.current = true;
    guard.settle(onClose);
  }

  function onFailure(error: unknown) {
    setQuestion(undefined);
    const { kind: reason, errors, message } = failureOf(error);
    const complaints = errors.length === 0 && reason === 'conflict' ? [{ path: 'title', message }] : errors;
    if (complaints.length > 0) void values.refuse(complaints);
  }
  function onOutcome(outcome: SaveOutcome<Input>, input: Input) {
    if (outcome.kind === 'stale') return setQuestion({ kind: 'conflict', input, theirs: outcome.theirs });
    if (outcome.kind === 'unchanged') toast({ message: messages.noChanges });
    else toast({ variant: 'success', message: kind.words[outcome.kind] });
    close();
  }
  const save = useSave(kind, id, { onOutcome, onFailure });
  const preview = usePreview(kind, id, onFailure);

  /** Whether saving this would change nothing. */
  function changesNothing(input: Input): boolean {
    const before = base && kind.schema.safeParse(started.current).data;
    return before !== undefined && comparable(before) === comparable(input);
  }

  const frame = useMemo<FormFrame>(
    () => ({
      countUpload: change => setUploads(count => count + change),
      holdEscape: change => {
        escapesHeld.current += change;
      },
    }),
    [],
  );

  return {
    ...values,
    base,
    ready: id === undefined || base !== undefined,
    /** Why there is nothing to edit. */
    failed: stored.isError || read === null ? kind.words.readFailed : undefined,
    readAgain: () => void stored.refetch(),
    frame,
    uploading: uploads > 0,
    saving: save.isPending,
    previewing: preview.making,
    question,
    versions,
    close: () => escapesHeld.current === 0 && leave(close),
    dismiss: () => setQuestion(undefined),

    askToSave: values.submit(input => {
      if (versions === undefined && changesNothing(input)) {
        toast({ message: messages.noChanges });
        close();
      } else setQuestion({ kind: 'save', input });
    }),
    confirmSave(input: Input) {
      // Of two versions the stored one was chosen, as it is.
      if (changesNothing(input)) onOutcome({ kind: 'unchanged' }, input);
      else save.mutate({ input, revision: base?.revision });
    },
    openPreview() {
      const { data } = kind.schema.safeParse(form.getValues());
      if (data) preview.open(data);
      else void values.submit(() => undefined)();
    },

    /** Saves over what somebody else saved. */
    keepMine: ({ input, theirs }: { input: Input; theirs: Stored<Input> }) =>
      save.mutate({ input, revision: theirs.revision }),
    /** Puts what somebody else saved into the fields; what stood there is kept beside it. */
    seeTheirs({ input, theirs }: { input: Input; theirs: Stored<Input> }) {
      const other = structuredClone(form.getValues());
      setQuestion(undefined);
      setVersions({ shown: 'theirs', other, differing: differing(kind.names, input, theirs) });
      startFrom(theirs);
    },
    switchVersion() {
      if (!versions) return;
      const other = structuredClone(form.getValues());
      setVersions({ ...versions, shown: versions.shown === 'mine' ? 'theirs' : 'mine', other });
      values.show(versions.other);
    },
  };
}

export type ItemFormState<Values extends FieldValues, Input extends object> = ReturnType<
  typeof useItemForm<Values, Input>
>;
