import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconButton } from '../../components/ui/IconButton';
import { close } from '../../components/ui/icons';
import type { KindName } from '../../domain/kinds';
import { getShownTitle } from '../../domain/plain-text';
import { api } from '../../trpc/client';
import { readStored, writeStored } from '../browser-storage';
import { formatTitle } from '../publishing/items';
import { useCurrentUser } from '../use-current-user';
import { listStartedDrafts } from './local-drafts';
import * as css from './UnfinishedDrafts.css';

/** Maximum number of displayed drafts. */
const OFFERED_MAX = 3;

/** Stores the dismissed drafts on this device. */
const DISMISSED_KEY = 'dismissed-drafts';
const DISMISSED_MAX = 50;

type UnfinishedDraftsProps = { kind: KindName; onOpen: (id: string) => void };

/** Shows the user's latest unpublished drafts in a new form, to prevent duplicates. */
export function UnfinishedDrafts({ kind, onOpen }: UnfinishedDraftsProps) {
  const me = useCurrentUser()?._id ?? '';
  // Fetch once per form, because a later draft would be the form's own.
  const [openedAt] = useState(Date.now);
  const { data = [] } = useQuery({
    queryKey: ['unfinished drafts', kind, me, openedAt],
    queryFn: async () => {
      const localIds = await listStartedDrafts(kind, me);
      const remoteDrafts = await api.content.drafts
        .query({ kind, own: true, limit: OFFERED_MAX })
        .catch(() => undefined);
      const savedDrafts = remoteDrafts?.items ?? [];
      return [
        ...localIds
          .filter(({ id }) => !savedDrafts.some(draft => draft.id === id))
          .map(({ id, values }) => ({ id, title: getShownTitle(values) })),
        ...savedDrafts.filter(({ withdrawn }) => !withdrawn),
      ].slice(0, OFFERED_MAX);
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  const [dismissedIds, setDismissedIds] = useState(() => (readStored(DISMISSED_KEY) ?? '').split(' '));
  const offeredDrafts = data.filter(({ id }) => !dismissedIds.includes(id));
  if (offeredDrafts.length === 0) return null;
  function dismiss() {
    const ids = [...offeredDrafts.map(({ id }) => id), ...dismissedIds];
    setDismissedIds(ids);
    writeStored(DISMISSED_KEY, ids.slice(0, DISMISSED_MAX).join(' '));
  }
  return (
    <section className={css.offer} aria-label="Unfinished drafts">
      <p>Continue an unfinished draft:</p>
      {offeredDrafts.map(draft => (
        <button key={draft.id} type="button" className={css.draft} onClick={() => onOpen(draft.id)}>
          {formatTitle(draft)}
        </button>
      ))}
      <IconButton className={css.dismissButton} label="Dismiss" icon={close} onClick={dismiss} />
    </section>
  );
}
