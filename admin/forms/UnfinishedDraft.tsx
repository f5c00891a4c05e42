import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { IconButton } from '../../components/ui/IconButton';
import { close } from '../../components/ui/icons';
import type { KindName } from '../../domain/kinds';
import { getShownTitle } from '../../domain/plain-text';
import { DAY_MS } from '../../domain/time';
import { api } from '../../trpc/client';
import { readStorage, writeStorage } from '../browser-storage';
import { Notice } from '../kit/Notice';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { formatTitle } from '../publishing/items';
import { RelativeTime } from '../publishing/RelativeTime';
import { useCurrentUser } from '../use-current-user';
import { listStartedDrafts } from './local-drafts';

/** Age (days) up to which a draft is offered. */
const OFFERED_DAYS = 30;

/** Key under which this device stores the dismissed drafts. */
const DISMISSED_KEY = 'dismissed-drafts';
const DISMISSED_DRAFTS_MAX = 50;

type UnfinishedDraftProps = { kind: KindName; onOpen: (id: string) => void };

/** Shows the user's latest unpublished draft in a new form, to prevent duplicates. */
export function UnfinishedDraft({ kind, onOpen }: UnfinishedDraftProps) {
  const me = useCurrentUser()?._id ?? '';
  // Fetch once per form, because a later draft would be the form's own.
  const [openedAt] = useState(Date.now);
  const { data = [] } = useQuery({
    queryKey: ['unfinished drafts', kind, me, openedAt],
    queryFn: async () => {
      const localDrafts = await listStartedDrafts(kind, me);
      const { items = [] } = await api.content.drafts
        .query({ kind, own: true, limit: DISMISSED_DRAFTS_MAX })
        .catch(() => ({ items: undefined }));
      return [
        ...localDrafts
          .filter(({ id }) => !items.some(draft => draft.id === id))
          .map(({ id, values, at }) => ({ id, title: getShownTitle(values), updatedAt: at })),
        ...items.filter(({ withdrawn }) => !withdrawn),
      ];
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  const [dismissedIds] = useState(() => (readStorage(DISMISSED_KEY) ?? '').split(' '));
  const [isDismissed, setIsDismissed] = useState(false);
  const draft = data.find(
    ({ id, updatedAt }) =>
      !dismissedIds.includes(id) && Date.parse(updatedAt) > openedAt - OFFERED_DAYS * DAY_MS,
  );
  if (!draft || isDismissed) return null;
  const { id } = draft;
  function dismiss() {
    setIsDismissed(true);
    writeStorage(DISMISSED_KEY, [id, ...dismissedIds].slice(0, DISMISSED_DRAFTS_MAX).join(' '));
  }
  return (
    <Notice
      role="region"
      aria-label="Unfinished draft"
      action={
        <Inline wrap={false}>
          <Button onClick={() => onOpen(id)}>
            <span>
              Continue<Text visuallyHiddenUpTo="phone"> your draft</Text>
            </span>
          </Button>
          <IconButton label="Dismiss" icon={close} onClick={dismiss} />
        </Inline>
      }
    >
      <Text block look="line" tone="muted" size="caption">
        Unfinished draft
        <Text hiddenUpTo="phone">
          , <RelativeTime at={draft.updatedAt} />
        </Text>
      </Text>
      <Text block look="line" weight="strong">
        {formatTitle(draft)}
      </Text>
    </Notice>
  );
}
