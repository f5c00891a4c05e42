import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { classNames } from '../../components/ui/class-names';
import { footerButton } from '../../components/ui/Modal.css';
import { ErrorMessage } from '../../components/ui/Notice';
import { Skeleton } from '../../components/ui/Skeleton';
import { toast } from '../../components/ui/toast-store';
import type { KindName } from '../../domain/kinds';
import { getPreviewPath } from '../../domain/paths';
import { formatVersion } from '../../domain/publishing/format-version';
import type { Values } from '../../domain/publishing/merge';
import { api, type RouterOutputs, trpc } from '../../trpc/client';
import { formatDay, formatTime } from '../dates';
import { Badge } from '../kit/Badge';
import { Dialog } from '../kit/Dialog';
import { footerNote } from '../kit/parts.css';
import { rowGroup } from '../kit/Row';
import { SheetPart } from '../kit/Sheet';
import { Text } from '../kit/Text';
import { formMessages } from './form-messages';
import { HistoryChanges } from './HistoryChanges';
import * as css from './history.css';
import { diffParts, type ItemPart } from './item-parts';
import { NameVersionForm } from './NameVersionForm';
import { openPreview } from './open-preview';

type HistoryDialogProps = {
  kind: KindName;
  id: string;
  currentValues: Values;
  hasDraft: boolean;
  isLive: boolean;
  toParts: (values: Values) => ItemPart[];
  onRestored: () => void;
  onClose: () => void;
};

type Version = RouterOutputs['content']['history']['items'][number];
/** IDs of the compared versions, or `CURRENT_DRAFT`. */
type ComparedVersions = { before: string | undefined; after: string };

const CURRENT_DRAFT = 'now';
const VERSIONS_PER_PAGE = 100;

export function HistoryDialog(props: HistoryDialogProps) {
  const { kind, id, currentValues, hasDraft, isLive, toParts, onRestored, onClose } = props;
  const history = trpc.content.history.useQuery({ kind, id, limit: VERSIONS_PER_PAGE }, { staleTime: 0 });
  const versions = history.data?.items ?? [];
  const latestVersion = versions.find(({ revision }) => revision !== undefined);
  const versionOrder = [CURRENT_DRAFT, ...versions.map(version => version.id)];
  const [selectedPair, setSelectedPair] = useState<ComparedVersions>();
  const [isSecondPress, setIsSecondPress] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  // Initially compare the draft with the latest version.
  const { before, after } = selectedPair ?? { before: versions[0]?.id, after: CURRENT_DRAFT };
  const valuesBefore = useVersionValues(kind, before, currentValues);
  const valuesAfter = useVersionValues(kind, after, currentValues);

  async function preview(version: string): Promise<string> {
    const { key } = await api.content.previewVersion.mutate({ kind, id: version });
    return getPreviewPath(key);
  }

  /** Shows a version's changes on the first press, and compares it with another version on the second. */
  function selectVersion(version: string) {
    const versionIndex = versionOrder.indexOf(version);
    if (!isSecondPress) setSelectedPair({ after: version, before: versionOrder[versionIndex + 1] });
    else {
      const [from, to] = versionOrder.indexOf(after) > versionIndex ? [after, version] : [version, after];
      setSelectedPair({ before: from === to ? versionOrder[versionIndex + 1] : from, after: to });
    }
    setIsSecondPress(!isSecondPress);
  }

  async function restore(version: string) {
    setIsRestoring(true);
    try {
      const result = await api.content.restoreVersion.mutate({ kind, id: version });
      const message = result.hasDraft ? formMessages.versionInDraft : formMessages.versionIsLive;
      toast({ variant: 'success', message });
      onRestored();
    } catch {
      toast({ variant: 'error', message: 'Couldn’t restore this version. Try again.' });
      setIsRestoring(false);
    }
    setIsConfirming(false);
  }

  const formatTitle = (version: string | undefined) => {
    if (version === CURRENT_DRAFT) return 'current draft';
    const versionItem = versions.find(candidate => candidate.id === version);
    if (!versionItem) return 'nothing';
    const { revision, createdAt } = versionItem;
    return revision ? `version ${revision}` : `${formatDay(createdAt)}, ${formatTime(createdAt)}`;
  };

  return (
    <Dialog
      title="History"
      size="full"
      isTall
      fillsUpTo="tablet"
      hasFlushBody
      bodyClassName={css.body}
      tools={hasDraft && <NameVersionForm kind={kind} id={id} onNamed={() => void history.refetch()} />}
      onClose={onClose}
      footer={
        versions.length > 0 && (
          <>
            <p className={footerNote}>
              The live version doesn’t change until you publish. The current draft will be saved as a
              checkpoint.
            </p>
            <Button
              size="large"
              className={footerButton}
              disabled={!before || before === CURRENT_DRAFT}
              onClick={() => before && void openPreview(() => preview(before))}
            >
              Preview {versions.find(version => version.id === before)?.revision}
            </Button>
            <Button
              variant="black_red"
              size="large"
              className={footerButton}
              isSending={isRestoring}
              disabled={!before || before === CURRENT_DRAFT}
              onClick={() => setIsConfirming(true)}
            >
              Restore as draft
            </Button>
          </>
        )
      }
    >
      {history.isPending && <Skeleton height={160} />}
      {history.isError && (
        <ErrorMessage
          message="Couldn’t load the history. Try again."
          onRetry={() => void history.refetch()}
        />
      )}
      {history.data && versions.length === 0 && (
        <SheetPart>No versions yet. The first one is saved when you publish.</SheetPart>
      )}
      {versions.length > 0 && (
        <>
          <section className={css.versions} aria-label="Versions">
            <h3 className={rowGroup}>Today</h3>
            <VersionRow
              title="Current draft"
              details="Current content of the form"
              markClassName={css.mark.draft}
              isBefore={before === CURRENT_DRAFT}
              isAfter={after === CURRENT_DRAFT}
              onPress={() => selectVersion(CURRENT_DRAFT)}
            />
            {versions.map((version, index) => {
              const day = formatDay(version.createdAt);
              const isNewDay =
                day !== (index === 0 ? 'Today' : formatDay(versions[index - 1]?.createdAt ?? ''));
              return (
                <div key={version.id}>
                  {isNewDay && <h3 className={rowGroup}>{day}</h3>}
                  <VersionRow
                    {...describeVersion(version, isLive && version === latestVersion)}
                    time={formatTime(version.createdAt)}
                    markClassName={css.mark[version.revision === undefined ? 'checkpoint' : 'published']}
                    isBefore={before === version.id}
                    isAfter={after === version.id}
                    onPress={() => selectVersion(version.id)}
                  />
                </div>
              );
            })}
          </section>
          <div className={css.changes} aria-live="polite">
            {before === undefined ? (
              <SheetPart>This is the first version. Choose a later one to compare.</SheetPart>
            ) : valuesBefore && valuesAfter ? (
              <HistoryChanges
                key={`${before} ${after}`}
                title={{ before: formatTitle(before), after: formatTitle(after) }}
                parts={diffParts(toParts(valuesBefore), toParts(valuesAfter))}
              />
            ) : (
              <Skeleton height={160} />
            )}
          </div>
        </>
      )}
      {isConfirming && before && (
        <ConfirmDialog
          title="Restore as draft?"
          isSending={isRestoring}
          onConfirm={() => void restore(before)}
          onCancel={() => setIsConfirming(false)}
        >
          The draft will be replaced by {formatTitle(before)}. The current draft will be saved as a
          checkpoint.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function describeVersion(
  { revision, note, by }: Version,
  isLive: boolean,
): { title: string; details: string } {
  if (revision !== undefined)
    return {
      title: `${formatVersion(revision)}${isLive ? ', live' : ''}`,
      details: [note, by.name].filter(Boolean).join(', '),
    };
  return note ? { title: note, details: by.name } : { title: 'Checkpoint', details: by.name };
}

function useVersionValues(kind: KindName, id: string | undefined, currentValues: Values): Values | undefined {
  const { data } = useQuery({
    queryKey: ['content', 'version', id],
    queryFn: () => api.content.version.query({ kind, id: id ?? '' }),
    enabled: id !== undefined && id !== CURRENT_DRAFT,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return id === CURRENT_DRAFT ? currentValues : (data as Values | undefined);
}

type VersionRowProps = {
  title: string;
  details: string;
  time?: string;
  markClassName: string;
  isBefore: boolean;
  isAfter: boolean;
  onPress: () => void;
};

const VersionRow = ({ title, details, time, markClassName, isBefore, isAfter, onPress }: VersionRowProps) => (
  <button
    type="button"
    className={classNames(css.version, (isBefore || isAfter) && css.selectedVersion)}
    aria-pressed={isBefore || isAfter}
    onClick={onPress}
  >
    <span className={markClassName} />
    <span>
      <Text as="b" weight="medium" block>
        {title}
      </Text>
      <Text as="small" size="caption" tone="muted" block>
        {details}
      </Text>
    </span>
    <span className={css.side}>
      {time && (
        <Text size="caption" tone="muted" look="numbers">
          {time}
        </Text>
      )}
      {isAfter && <Badge tone="mark">After</Badge>}
      {isBefore && <Badge tone="solid">Before</Badge>}
    </span>
  </button>
);
