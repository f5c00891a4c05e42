import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../components/ui/toast-store';
import { toFieldPath } from '../../domain/fields/path';
import { messages } from '../../domain/messages';
import { previewPath } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import type { Form } from '../fields/form-context';
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
  /** Focuses the control at a path, or calls the lead of a field that handles focus itself. */
  onGo: (path: string, lead: ((rest: string) => void) | undefined) => void;
};

/** Connects an item form to its draft and guards against losing changes. */
export function useItemForm<Fields extends Values, Input extends object>(
  kind: FormKind<Fields, Input>,
  { id, isNew, onClose, onGo }: Options,
) {
  const values = useFormValues(kind);
  const [uploads, setUploads] = useState(0);
  const form = useMemo<Form>(
    () => ({
      ...values.form,
      isUnmarked: false,
      isUncounted: true,
      own: { story: kind.Story },
      hold: busy => setUploads(count => count + (busy ? 1 : -1)),
    }),
    [values.form, kind],
  );
  const released = useRef(false);
  const escapesHeld = useRef(0);
  const leads = useRef(new Map<string, (rest: string) => void>());

  const draft = useDraft({
    kind: kind.name,
    id,
    isNew,
    words: kind.words,
    read: values.read,
    begin: values.begin,
    show: values.show,
    shape: values.shape,
    refuse: values.refuse,
    onDone() {
      autosave.end();
      released.current = true;
      guard.settle(onClose);
    },
  });
  const { autosave, ask } = draft;

  useEffect(() => values.onTyped(autosave.touched));

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
    onChange: form.store.subscribe,
  });
  async function close() {
    released.current = true;
    if (!autosave.isSaved()) await autosave.flush();
    if (autosave.isSaved()) dropLocally(kind.name, id);
    guard.settle(onClose);
  }
  const [previewing, setPreviewing] = useState(false);

  const { late } = values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks of autosave are stable
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
      goTo(path) {
        const at = toFieldPath(form.store.get(), path);
        onGo(at, leads.current.get(at.split('.')[0] ?? ''));
      },
      here: draft.here,
    }),
    [late, draft.here],
  );

  return {
    ...values,
    ...draft,
    form,
    frame,
    uploading: uploads > 0,
    previewing,
    close: () => escapesHeld.current === 0 && leave(() => void close()),

    askToSave() {
      if (!values.submit()) return;
      if (draft.changesNothing()) {
        toast({ message: messages.noChanges });
        void close();
      } else void autosave.flush().then(() => ask({ kind: draft.mayPublish ? 'save' : 'ask' }));
    },
    openPreview() {
      const data = values.submit();
      if (!data) return;
      setPreviewing(true);
      void openPreview(
        async () => previewPath((await kind.preview({ id: isNew ? undefined : id, values: data })).key),
        error => draft.onFailure(error, formWords.previewFailed),
      ).finally(() => setPreviewing(false));
    },
  };
}
