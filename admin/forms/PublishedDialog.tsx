import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { IconButton } from '../../components/ui/IconButton';
import { close } from '../../components/ui/icons';
import { getSite } from '../../domain/current-site';
import type { KindName } from '../../domain/kinds';
import { text } from '../../styles/text.css';
import { api } from '../../trpc/client';
import { copyText } from '../copy-text';
import { formatDate, formatTime } from '../dates';
import { Dialog } from '../kit/Dialog';
import { Fact, Facts } from '../kit/Facts';
import { SheetPart } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { TextButton } from '../kit/TextButton';
import { useCurrentUser } from '../use-current-user';
import { Dial } from './Dial';
import * as css from './PublishedDialog.css';

/** A publication that just succeeded. */
export type PublishedItem = {
  kind: KindName;
  id: string;
  title: string;
  path: string;
  version: number;
  /** Description of the changes, such as "3 sections". */
  changeSummary: string;
};

type PublishedDialogProps = {
  publishedItem: PublishedItem;
  /** Called after the previous version was restored, to reload the item. */
  onPutBack: () => void;
  onEdit: () => void;
  /** Closes the dialog. `closeLabel` adds a close button, such as "Back to Blogs". */
  onClose: () => void;
  closeLabel?: string;
};

/** Number of versions to search for the previous public one. */
const SEARCHED_VERSIONS_MAX = 20;

/** Confirms a publication and offers to restore the previous version. */
export default function PublishedDialog(props: PublishedDialogProps) {
  const { publishedItem, onPutBack, onClose, closeLabel } = props;
  const { kind, id, title, path, version, changeSummary } = publishedItem;
  const [publishedAt] = useState(() => new Date());
  const me = useCurrentUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const url = new URL(path, location.href).href;
  const { data: previousVersion } = useQuery({
    queryKey: ['content', 'published before', id, version],
    queryFn: async () => {
      const { items } = await api.content.history.query({
        kind,
        id,
        offset: 0,
        limit: SEARCHED_VERSIONS_MAX,
      });
      return items.filter(({ revision }) => revision !== undefined)[1] ?? null;
    },
    retry: false,
  });
  const restorePrevious = useMutation({
    meta: {
      done: 'Previous version restored on the site',
      failed: 'Couldn’t restore the previous version. Try again.',
    },
    mutationFn: async (versionId: string) => {
      await api.content.restoreVersion.mutate({ kind, id: versionId });
      await api.content.publish.mutate({ kind, id, note: 'Restored the previous version' });
    },
    onSuccess() {
      onPutBack();
      onClose();
    },
  });
  return (
    <Dialog
      title="Published"
      size="wide"
      fillsUpTo="phone"
      hasFlushBody
      bodyClassName={css.body}
      bar={<IconButton label="Close" icon={close} className={css.closeButton} onClick={onClose} />}
      initialFocus={heading}
      onClose={onClose}
    >
      <div className={css.side}>
        <Dial />
      </div>
      <SheetPart>
        <Stack gap={5}>
          <h2 ref={heading} className={text.h3} tabIndex={-1}>
            {title ? `“${title}”` : `The ${kind}`} is live
          </h2>
          <p className={text.muted}>
            Visitors see version {version} from now on.
            {version > 1 && ' The previous version stays in History, and you can restore it at any time.'}
          </p>
          <Facts>
            <Fact name="URL">{url.replace(/^https?:\/\//, '').replace(/\/$/, '')}</Fact>
            <Fact name="Published">
              {formatDate(publishedAt)}, {formatTime(publishedAt)} {getSite().office.clock.name}
              {me && `, by ${me.name}`}
            </Fact>
            <Fact name="Changed">{changeSummary}</Fact>
          </Facts>
          <Inline gap={3}>
            <Button variant="black_red" size="large" href={path} target="_blank">
              View on site
            </Button>
            <Button size="large" onClick={() => copyText(url, 'URL copied')}>
              Copy URL
            </Button>
          </Inline>
          <Inline as="p" gap={6} stacksOnPhone>
            <TextButton onClick={props.onEdit}>Keep editing</TextButton>
            {closeLabel && <TextButton onClick={onClose}>{closeLabel}</TextButton>}
            {/* Last, because it appears later and must not move what a member is about to press. */}
            {previousVersion && (
              <TextButton
                disabled={restorePrevious.isPending}
                onClick={() => restorePrevious.mutate(previousVersion.id)}
              >
                Restore version {previousVersion.revision}
              </TextButton>
            )}
          </Inline>
        </Stack>
      </SheetPart>
    </Dialog>
  );
}
