import { useEffect, useState } from 'react';
import { toast } from '../../components/ui/toast-store';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { adminMessages as staffWords } from '../admin-messages';
import { addIds } from '../fields/row-ids';
import { createStore, type Store } from '../fields/store';
import { formMessages } from '../forms/form-messages';
import type { PublishedItem } from '../forms/PublishedDialog';
import { type DraftMessages, useDraft } from '../forms/use-draft';
import { mapSections } from './page-changes';

const messages: DraftMessages = {
  created: 'Page published',
  updated: 'Page published',
  createFailed: 'Couldn’t publish this page. Try again.',
  updateFailed: 'Couldn’t publish this page. Try again.',
  readFailed: staffWords.pageFailed,
};

function describeChanges(before: Values | undefined, after: Values): string {
  if (!before) return formMessages.firstPublication;
  const [oldSections, newSections] = [mapSections(addIds(before)), mapSections(after)];
  const changedCount = [...new Set([...oldSections.keys(), ...newSections.keys()])].filter(
    id => !hasSameValue(oldSections.get(id), newSections.get(id)),
  ).length;
  if (changedCount === 0) return 'The page settings only';
  return changedCount === 1 ? 'One section' : `${changedCount} sections`;
}

export function usePageDraft(id: string, onRejected: (path: string) => void) {
  const [store] = useState<Store>(() => createStore());
  /** Last published version until its dialog is closed. */
  const [publishedPage, setPublishedPage] = useState<PublishedItem>();
  const draft = useDraft({
    kind: 'page',
    id,
    isNew: false,
    messages,
    readValues: store.get,
    load: values => store.reset(addIds(values)),
    applyRemote: store.applyRemote,
    normalise: addIds,
    showErrors([problem]) {
      if (!problem) return;
      toast({ variant: 'error', message: problem.message });
      onRejected(problem.path);
    },
    onPublished: ({ version, slug }) =>
      setPublishedPage({
        ...{ kind: 'page', id, title: String(store.get().title ?? ''), path: slug, version },
        changeSummary: describeChanges(draft.opened?.live?.values, store.get()),
      }),
    onDone: () => void draft.refresh(),
  });
  const { hasUnsavedChanges, scheduleSave } = draft.autosave;

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => hasUnsavedChanges() && event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  });
  return { store, draft, scheduleSave, published: publishedPage, seen: () => setPublishedPage(undefined) };
}
