import { useEffect, useState } from 'react';
import { toast } from '../../ui/toast-store';
import { type DraftWords, useDraft } from '../forms/use-draft';
import { words as staffWords } from '../words';
import { type PageStore, pageStore } from './page-store';
import { withIds } from './values';

const words: DraftWords = {
  created: 'The page is published!',
  updated: 'The page is published!',
  createFailed: 'Cannot publish this page!',
  updateFailed: 'Cannot publish this page!',
  readFailed: staffWords.pageFailed,
};

/** The draft of a page, and what it says while it is edited. */
export function usePageDraft(id: string, onRefused: (path: string) => void) {
  const [store] = useState<PageStore>(() => pageStore());
  const draft = useDraft({
    kind: 'page',
    id,
    isNew: false,
    words,
    read: store.get,
    begin: values => store.begin(withIds(values)),
    show: store.join,
    shape: withIds,
    refuse([complaint]) {
      if (!complaint) return;
      toast({ variant: 'error', message: complaint.message });
      onRefused(complaint.path);
    },
    onDone: () => void draft.refresh(),
  });
  const { isLosable, touched } = draft.autosave;

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => isLosable() && event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  });
  return { store, draft, touched };
}
