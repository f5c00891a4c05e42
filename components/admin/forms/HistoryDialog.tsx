import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KindName } from '../../../domain/kinds';
import { same, type Values } from '../../../domain/publishing/merge';
import { api, trpc } from '../../../trpc/client';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import Modal from '../../ui/Modal';
import { footButton } from '../../ui/Modal.css';
import { ErrorMessage } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast-store';
import * as css from './history.css';
import { wordsChanged } from './words-changed';

type HistoryDialogProps = {
  kind: KindName;
  id: string;
  names: Record<string, string>;
  /** What the form holds now. */
  current: Values;
  onRestored: () => void;
  onClose: () => void;
};

const NOW = 'now';
const SHOWN = 100;
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What an item said at earlier times: any two compared, one brought back into the draft (rule 64). */
export function HistoryDialog({ kind, id, names, current, onRestored, onClose }: HistoryDialogProps) {
  const history = trpc.content.history.useQuery({ kind, id, limit: SHOWN }, { staleTime: 0 });
  const [after, setAfter] = useState(NOW);
  const [before, setBefore] = useState<string>();
  const [restoring, setRestoring] = useState(false);
  const versions = history.data?.items ?? [];
  // At first what one has is compared with what was kept last.
  const from = before ?? versions[0]?.id;
  const older = useVersion(kind, from, current);
  const newer = useVersion(kind, after, current);

  async function restore() {
    if (!from || from === NOW) return;
    setRestoring(true);
    try {
      await api.content.restoreVersion.mutate({ kind, id: from });
      toast({ variant: 'success', message: 'The earlier version stands in the draft now' });
      onRestored();
    } catch {
      toast({ variant: 'error', message: 'Cannot bring this version back!' });
      setRestoring(false);
    }
  }

  return (
    <Modal
      title="History"
      className={css.panel}
      onClose={onClose}
      footer={
        <>
          <Button variant="outlined_black" size="large" className={footButton} onClick={onClose}>
            Close
          </Button>
          <Button
            variant="black_red"
            size="large"
            className={footButton}
            sending={restoring}
            disabled={!from || from === NOW}
            onClick={() => void restore()}
          >
            Bring back “Before”
          </Button>
        </>
      }
    >
      {history.isPending && <Skeleton height={160} />}
      {history.isError && (
        <ErrorMessage message="Cannot read the history!" onRetry={() => void history.refetch()} />
      )}
      {history.data && versions.length === 0 && (
        <p>Nothing is kept yet: the first version comes with publishing.</p>
      )}
      {from && (
        <div className={css.columns}>
          <ol className={css.versions} aria-label="Versions">
            <VersionRow
              title="What the form says"
              about="Not published"
              before={from === NOW}
              after={after === NOW}
              onBefore={() => setBefore(NOW)}
              onAfter={() => setAfter(NOW)}
            />
            {versions.map(version => (
              <VersionRow
                key={version.id}
                title={time.format(new Date(version.createdAt))}
                about={[version.published ? 'Published' : 'Checkpoint', version.by.name, version.note]
                  .filter(Boolean)
                  .join(' · ')}
                before={from === version.id}
                after={after === version.id}
                onBefore={() => setBefore(version.id)}
                onAfter={() => setAfter(version.id)}
              />
            ))}
          </ol>
          <div className={css.changes} aria-live="polite">
            {older && newer ? (
              <Changes before={older} after={newer} names={names} />
            ) : (
              <Skeleton height={160} />
            )}
          </div>
        </div>
      )}
    </Modal>
  );
}

/** What a version says; undefined until it is known. */
function useVersion(kind: KindName, id: string | undefined, current: Values): Values | undefined {
  const { data } = useQuery({
    queryKey: ['content', 'version', id],
    queryFn: () => api.content.version.query({ kind, id: id ?? '' }),
    enabled: id !== undefined && id !== NOW,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return id === NOW ? current : (data as Values | undefined);
}

type VersionRowProps = {
  title: string;
  about: string;
  before: boolean;
  after: boolean;
  onBefore: () => void;
  onAfter: () => void;
};

const VersionRow = ({ title, about, before, after, onBefore, onAfter }: VersionRowProps) => (
  <li className={classNames(css.version, (before || after) && css.picked)}>
    <p>
      <b>{title}</b>
      <span className={css.about}>{about}</span>
    </p>
    <div className={css.sides}>
      <button type="button" className={css.side} aria-pressed={before} onClick={onBefore}>
        Before
      </button>
      <button type="button" className={css.side} aria-pressed={after} onClick={onAfter}>
        After
      </button>
    </div>
  </li>
);

/** Pictures in a value, by their addresses. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(?:\/uploads\/|https?:\/\/\S+\.(?:png|jpe?g|webp|avif|gif|svg))/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(picturesIn);
  return [];
}

/** The words of a value, without markup, addresses and ids. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return picturesIn(value).length > 0 ? '' : value.replace(/<[^>]+>/g, ' ');
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join('\n');
  if (value === null || typeof value !== 'object') return '';
  return Object.entries(value)
    .filter(([name]) => !['_id', 'type', 'src_pixel'].includes(name))
    .map(([, entry]) => wordsIn(entry))
    .filter(Boolean)
    .join('\n');
}

function Changes({ before, after, names }: { before: Values; after: Values; names: Record<string, string> }) {
  const changed = Object.keys(names).filter(name => !same(before[name] ?? '', after[name] ?? ''));
  if (changed.length === 0) return <p>Both say the same.</p>;
  return changed.map(name => {
    const [was, is] = [picturesIn(before[name]), picturesIn(after[name])];
    return (
      <section key={name} className={css.change}>
        <h3 className={css.name}>{names[name]}</h3>
        <p className={css.words}>
          {wordsChanged(wordsIn(before[name]), wordsIn(after[name])).map(({ text, how }, index) =>
            how === 'same' ? (
              text
            ) : how === 'added' ? (
              <ins key={index} className={css.added}>
                {text}
              </ins>
            ) : (
              <del key={index} className={css.removed}>
                {text}
              </del>
            ),
          )}
        </p>
        <p className={css.pictures}>
          {was
            .filter(src => !is.includes(src))
            .map(src => (
              <img key={src} src={src} alt="Removed" className={css.gone} />
            ))}
          {is
            .filter(src => !was.includes(src))
            .map(src => (
              <img key={src} src={src} alt="Added" className={css.picture} />
            ))}
        </p>
      </section>
    );
  });
}
