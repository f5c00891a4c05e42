import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { toast } from '../../components/ui/toast-store';
import { messages } from '../../domain/messages';
import { previewPath } from '../../domain/paths';
import { same, type Values } from '../../domain/publishing/merge';
import type { FormFrame } from './form-frame';
import type { FormKind } from './form-kind';
import { formWords } from './form-words';
import { dropLocally } from './local-drafts';
import { openPreview } from './open-preview';
import { useDraft } from './use-draft';
import { useFormValues } from './use-form-values';
import { useLeaveGuard } from './use-leave-guard';

type Options = {
  id: string;
  isNew: boolean;
  onClose: () => void;
  /** Leads to the control at a path, or shows where a field leads by itself. */
  onGo: (path: string, lead: ((rest: string) => void) | undefined) => void;
};

/** Everything a form of an item does: shows its draft in fields, and lets nothing be lost on the way out. */
export function useItemForm<Fields extends FieldValues, Input extends object>(
  kind: FormKind<Fields, Input>,
  { id, isNew, onClose, onGo }: Options,
) {
  const values = useFormValues(kind);
  const { form } = values;
  const [uploads, setUploads] = useState(0);
  const released = useRef(false);
  const escapesHeld = useRef(0);
  const leads = useRef(new Map<string, (rest: string) => void>());

  // A copy: fields of fields are written in place, and what was saved would seem to say the same.
  const read = (): Values => structuredClone({ ...kind.toValues(values.read()) });
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
  const draft = useDraft({
    kind: kind.name,
    id,
    isNew,
    words: kind.words,
    read,
    begin: stored => values.show(kind.toFields(stored)),
    show,
    shape: stored => ({ ...kind.toValues(kind.toFields(stored)) }),
    refuse: complaints => void values.refuse(complaints),
    onDone() {
      autosave.end();
      released.current = true;
      guard.settle(onClose);
    },
  });
  const { autosave, ask } = draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is listened to is the form
  useEffect(() => values.onTyped(autosave.touched), [form]);

  const isLosable = () => !released.current && (uploads > 0 || autosave.isLosable());
  function leave(goOn: () => void) {
    if (!isLosable()) return goOn();
    ask({
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
    guard.settle(onClose);
  }
  const [previewing, setPreviewing] = useState(false);

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
      leadsTo(field, lead) {
        leads.current.set(field, lead);
        return () => leads.current.delete(field);
      },
      goTo: path => onGo(path, leads.current.get(path.split('.')[0] ?? '')),
      here: draft.here,
    }),
    [late, draft.here],
  );

  return {
    ...values,
    ...draft,
    frame,
    /** What the fields say now, as it would be stored. */
    values: () => kind.toValues(form.getValues()),
    uploading: uploads > 0,
    previewing,
    close: () => escapesHeld.current === 0 && leave(() => void close()),

    askToSave: values.submit(() => {
      if (draft.changesNothing()) {
        toast({ message: messages.noChanges });
        void close();
      } else void autosave.flush().then(() => ask({ kind: draft.mayPublish ? 'save' : 'ask' }));
    }),
    openPreview() {
      const { data } = kind.schema.safeParse(values.read());
      if (!data) return void values.submit(() => undefined)();
      setPreviewing(true);
      void openPreview(
        async () => previewPath((await kind.preview({ id: isNew ? undefined : id, values: data })).key),
        error => draft.onFailure(error, formWords.previewFailed),
      ).finally(() => setPreviewing(false));
    },
  };
}

const isWord = (entry: unknown) => typeof entry === 'string';
