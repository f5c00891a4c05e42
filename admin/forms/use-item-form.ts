import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../components/ui/toast-store';
import { toFieldPath } from '../../domain/fields/path';
import { kinds } from '../../domain/kinds';
import { messages } from '../../domain/messages';
import { getPreviewPath } from '../../domain/paths';
import type { Form } from '../fields/form-context';
import { formatCount } from '../format-count';
import { useCurrentUser } from '../use-current-user';
import { describeChanges } from './describe-changes';
import type { FormFrame } from './form-frame';
import type { FormKind } from './form-kind';
import { formMessages } from './form-messages';
import { deleteLocalDraft } from './local-drafts';
import { openPreview } from './open-preview';
import type { PublishedItem } from './PublishedDialog';
import { useDraft } from './use-draft';
import { useFormValues } from './use-form-values';
import { useLeaveGuard } from './use-leave-guard';

type Options = {
  id: string;
  isNew: boolean;
  onClose: (publishedItem?: PublishedItem) => void;
  /** Focuses the control at a path, or calls the `focus` of a field that handles focus itself. */
  onFocusField: (path: string, focus: ((subpath: string) => void) | undefined) => void;
};

/** Connects an item form to its draft and guards against losing changes. */
export function useItemForm(kind: FormKind, { id, isNew, onClose, onFocusField }: Options) {
  const values = useFormValues(kind);
  const [uploadCount, setUploadCount] = useState(0);
  const form = useMemo<Form>(
    () => ({
      ...values.form,
      hidesCounts: true,
      customControls: kind.customControls,
      setBusy: isBusy => setUploadCount(count => count + (isBusy ? 1 : -1)),
    }),
    [values.form, kind],
  );
  const isLeaving = useRef(false);
  const publishedItem = useRef<PublishedItem>(undefined);
  const escapeHandlers = useRef(new Set<() => boolean>());
  const focusHandlers = useRef(new Map<string, (subpath: string) => void>());

  const draft = useDraft({
    kind: kind.name,
    id,
    isNew,
    messages: kind.messages,
    readValues: values.readValues,
    load: values.reset,
    applyRemote: values.applyRemote,
    normalise: values.normalise,
    showErrors: values.showErrors,
    onPublished({ version, slug }) {
      const { live, isLive } = draft;
      const { names, messages, name } = kind;
      const { length } = live ? describeChanges(names, live, values.values()) : [];
      toast({ variant: 'success', message: isLive ? messages.updated : messages.created });
      publishedItem.current = {
        ...{ kind: name, id, version },
        title: String(values.values().title ?? ''),
        path: kinds[name].getPath(slug),
        changeSummary: live ? formatCount(length, 'field') : formMessages.firstPublication,
      };
    },
    onDone() {
      autosave.stop();
      isLeaving.current = true;
      guard.leaveGuard(() => onClose(publishedItem.current));
    },
  });
  const { autosave, openDialog } = draft;

  useEffect(() => values.setInputListener(autosave.scheduleSave));

  const hasUnsavedWork = () => !isLeaving.current && (uploadCount > 0 || autosave.hasUnsavedChanges());
  function leave(proceed: () => void) {
    if (!hasUnsavedWork()) return proceed();
    openDialog({
      kind: 'leave',
      proceed() {
        isLeaving.current = true;
        proceed();
      },
    });
  }
  const requestClose = () => leave(() => void close());
  const guard = useLeaveGuard({
    isUnsaved: hasUnsavedWork,
    confirmLeave: leave,
    isBusy: uploadCount > 0,
    onChange: form.store.subscribe,
  });
  async function close() {
    isLeaving.current = true;
    if (!autosave.isSaved()) await autosave.flush();
    if (autosave.isSaved()) deleteLocalDraft(kind.name, id);
    guard.leaveGuard(() => onClose());
  }
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isCompleting, setIsCompleting] = useState(false);
  const user = useCurrentUser();
  /** Fills in missing values. Without a connection they stay missing, and the checks list them. */
  async function complete(): Promise<void> {
    values.readValues();
    await kind.complete?.(form, user).catch(() => undefined);
  }

  const { lazyFields } = values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks of autosave are stable
  const frame = useMemo<FormFrame>(
    () => ({
      registerLazy(collect) {
        lazyFields.add(collect);
        return { notifyChange: autosave.scheduleSave, unregister: () => lazyFields.delete(collect) };
      },
      countUpload: change => setUploadCount(count => count + change),
      registerEscape(handle) {
        escapeHandlers.current.add(handle);
        return () => escapeHandlers.current.delete(handle);
      },
      registerFocus(field, focus) {
        focusHandlers.current.set(field, focus);
        return () => focusHandlers.current.delete(field);
      },
      focusField(path) {
        const fieldPath = toFieldPath(form.store.get(), path);
        onFocusField(fieldPath, focusHandlers.current.get(fieldPath.split('.')[0] ?? ''));
      },
      reportFocus: draft.reportFocus,
    }),
    [lazyFields, draft.reportFocus],
  );

  /** Opens the publish sheet, whose checks wait until missing values are filled in. */
  function openSheet() {
    setIsCompleting(true);
    openDialog({ kind: 'publish' });
    void complete()
      .then(autosave.flush)
      .finally(() => setIsCompleting(false));
  }

  function requestPublication() {
    if (!values.submit()) return;
    if (draft.isUnchanged()) {
      toast({ message: messages.noChanges });
      void close();
    } else void autosave.flush().then(() => openDialog({ kind: 'ask' }));
  }

  return {
    ...values,
    ...draft,
    isCompleting,
    form,
    frame,
    isUploading: uploadCount > 0,
    isPreviewing,
    close: requestClose,
    onEscape() {
      if (![...escapeHandlers.current].toReversed().some(handle => handle())) requestClose();
    },

    openPublish() {
      if (draft.canPublish) openSheet();
      else void complete().then(requestPublication);
    },
    openPreview() {
      setIsPreviewing(true);
      void openPreview(
        async () => {
          await complete();
          const previewItem = { id: isNew ? undefined : id, values: values.readValues() };
          return getPreviewPath((await kind.preview(previewItem)).key);
        },
        error => draft.onFailure(error, formMessages.previewFailed),
      ).finally(() => setIsPreviewing(false));
    },
  };
}
