import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import Modal from '../../components/ui/Modal';
import { toast } from '../../components/ui/toast-store';
import { getSite } from '../../domain/current-site';
import { text } from '../../styles/text.css';
import { api, toCallError } from '../../trpc/client';
import { formatDate, formatTime } from '../dates';
import { useCurrentUser } from '../use-current-user';
import { Dial } from './Dial';
import * as css from './PublishedDialog.css';
import type { PublishResult } from './use-page-draft';

type PublishedDialogProps = {
  published: PublishResult;
  page: { id: string; title: string; address: string };
  /** Called after the previous version was restored, to reload the page. */
  onPutBack: () => void;
  onClose: () => void;
};

/** Number of versions to search for the previous public one. */
const LOOKED_AT = 20;

/** Confirms a publication and offers to restore the previous version. */
export default function PublishedDialog({ published, page, onPutBack, onClose }: PublishedDialogProps) {
  const { id, title, address } = page;
  const { version, at, changed } = published;
  const me = useCurrentUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const url = new URL(address, location.href).href;
  const { data: before } = useQuery({
    queryKey: ['content', 'published before', id, version],
    queryFn: async () => {
      const { items } = await api.content.history.query({ kind: 'page', id, offset: 0, limit: LOOKED_AT });
      return items.filter(({ revision }) => revision !== undefined)[1] ?? null;
    },
    retry: false,
  });
  const putBack = useMutation({
    mutationFn: async (versionId: string) => {
      await api.content.restoreVersion.mutate({ kind: 'page', id: versionId });
      await api.content.publish.mutate({ kind: 'page', id, note: 'Restored the previous version' });
    },
    onSuccess() {
      toast({ variant: 'success', message: 'Previous version restored on the site' });
      onPutBack();
      onClose();
    },
    onError(error) {
      const { kind, message } = toCallError(error);
      toast({
        variant: 'error',
        message: kind ? message : 'Couldn’t restore the previous version. Try again.',
      });
    },
  });
  async function share() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ variant: 'success', message: 'URL copied' });
    } catch {
      toast({ variant: 'error', message: 'Couldn’t copy the URL. Select it and copy it yourself.' });
    }
  }
  return (
    <Modal
      title="Published"
      className={css.panel}
      bodyClassName={css.body}
      initialFocus={heading}
      onClose={onClose}
    >
      <div className={css.side}>
        <Dial />
      </div>
      <div className={css.content}>
        <h2 ref={heading} className={classNames(text.h2, css.title)} tabIndex={-1}>
          {title || 'The page'} is live
        </h2>
        <p className={text.muted}>
          Visitors see version {version} from now on. The previous version stays in History, and you can
          restore it at any time.
        </p>
        <dl className={css.facts}>
          <Fact name="Address">{url.replace(/^https?:\/\//, '').replace(/\/$/, '')}</Fact>
          <Fact name="Published">
            {formatDate(at)}, {formatTime(at)} {getSite().office.clock.name}
            {me && `, by ${me.name}`}
          </Fact>
          <Fact name="Changed">{formatChanges(changed)}</Fact>
        </dl>
        <div className={css.actions}>
          <Button variant="black_red" size="large" href={address} target="_blank">
            View on site
          </Button>
          <Button variant="outlined_black" size="large" onClick={() => void share()}>
            Copy URL
          </Button>
        </div>
        <p className={css.moreLinks}>
          {before && (
            <button
              type="button"
              className={text.link}
              disabled={putBack.isPending}
              onClick={() => putBack.mutate(before.id)}
            >
              Restore version {before.revision}
            </button>
          )}
          <button type="button" className={text.link} onClick={onClose}>
            Keep editing
          </button>
        </p>
      </div>
    </Modal>
  );
}

function formatChanges(changed: number | undefined): string {
  if (changed === undefined) return 'All of it, because this is the first publication';
  if (changed === 0) return 'The page settings only';
  return changed === 1 ? 'One section' : `${changed} sections`;
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.name}>{name}</dt>
    <dd>{children}</dd>
  </div>
);
