import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import Modal from '../../components/ui/Modal';
import { toast } from '../../components/ui/toast-store';
import { getSite } from '../../domain/current-site';
import type { KindName } from '../../domain/kinds';
import { text } from '../../styles/text.css';
import { api, toCallError } from '../../trpc/client';
import { formatDate, formatTime } from '../dates';
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
  /** Describes what changed, such as "3 sections". */
  changed: string;
};

type PublishedDialogProps = {
  published: PublishedItem;
  /** Called after the previous version was restored, to reload the item. */
  onPutBack: () => void;
  onEdit: () => void;
  /** Closes the dialog. `closeLabel` adds a button for it, such as "Back to Blogs". */
  onClose: () => void;
  closeLabel?: string;
};

/** Number of versions to search for the previous public one. */
const LOOKED_AT = 20;

/** Confirms a publication and offers to restore the previous version. */
export default function PublishedDialog(props: PublishedDialogProps) {
  const { published, onPutBack, onClose, closeLabel } = props;
  const { kind, id, title, path, version, changed } = published;
  const [at] = useState(() => new Date());
  const me = useCurrentUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const url = new URL(path, location.href).href;
  const { data: before } = useQuery({
    queryKey: ['content', 'published before', id, version],
    queryFn: async () => {
      const { items } = await api.content.history.query({ kind, id, offset: 0, limit: LOOKED_AT });
      return items.filter(({ revision }) => revision !== undefined)[1] ?? null;
    },
    retry: false,
  });
  const putBack = useMutation({
    mutationFn: async (versionId: string) => {
      await api.content.restoreVersion.mutate({ kind, id: versionId });
      await api.content.publish.mutate({ kind, id, note: 'Restored the previous version' });
    },
    onSuccess() {
      toast({ variant: 'success', message: 'Previous version restored on the site' });
      onPutBack();
      onClose();
    },
    onError(error) {
      const { kind: reason, message } = toCallError(error);
      toast({
        variant: 'error',
        message: reason ? message : 'Couldn’t restore the previous version. Try again.',
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
          {title || `The ${kind}`} is live
        </h2>
        <p className={text.muted}>
          Visitors see version {version} from now on. The previous version stays in History, and you can
          restore it at any time.
        </p>
        <dl className={css.facts}>
          <Fact name="URL">{url.replace(/^https?:\/\//, '').replace(/\/$/, '')}</Fact>
          <Fact name="Published">
            {formatDate(at)}, {formatTime(at)} {getSite().office.clock.name}
            {me && `, by ${me.name}`}
          </Fact>
          <Fact name="Changed">{changed}</Fact>
        </dl>
        <div className={css.actions}>
          <Button variant="black_red" size="large" href={path} target="_blank">
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
          <button type="button" className={text.link} onClick={props.onEdit}>
            Keep editing
          </button>
          {closeLabel && (
            <button type="button" className={text.link} onClick={onClose}>
              {closeLabel}
            </button>
          )}
        </p>
      </div>
    </Modal>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.name}>{name}</dt>
    <dd>{children}</dd>
  </div>
);
