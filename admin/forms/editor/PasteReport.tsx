import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import { type Block, countBlocks, formatImportResult, type Loss } from '../../import/import-result';
import { undo as undoIcon } from '../icons';
import { useSidebarSlot } from '../slots';
import { useImageUploads } from './image-uploads';
import * as css from './report.css';

export type Report = {
  /** A file name, or the clipboard. */
  from: string;
  blocks: readonly Block[];
  omissions: readonly Loss[];
  changes: readonly Loss[];
  /** Keys of pending image uploads. */
  uploads: readonly string[];
  undo: () => void;
};

/** Shows what was imported from a document and what was left out. */
export function PasteReport({ report, onKeep }: { report: Report; onKeep: () => void }) {
  const { from, blocks, omissions, changes, uploads, undo } = report;
  const sidebar = useSidebarSlot();
  const sectionRef = useRef<HTMLElement>(null);
  // Scroll into view, because the details may be scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once per report
  useEffect(() => {
    sectionRef.current?.scrollIntoView({ block: 'start' });
  }, [report, sidebar]);
  const images = useImageUploads();
  const progress = useSyncExternalStore(images.subscribe, () =>
    uploads.length > 0 ? images.getProgress(uploads) : 100,
  );
  const failedCount = useSyncExternalStore(images.subscribe, () => images.countFailed(uploads));
  if (!sidebar) return null;
  return createPortal(
    <section ref={sectionRef} className={css.report} aria-label="Import report">
      <div className={css.content}>
        <div>
          <h3 className={css.head}>{formatImportResult(omissions, failedCount)}</h3>
          <p className={css.note}>From {from}</p>
        </div>
        <ul className={css.counts}>
          {countBlocks(blocks).map(({ name, count }) => (
            <li key={name}>
              <b>{count}</b> {name}
            </li>
          ))}
        </ul>
        {progress < 100 && (
          <div role="status" className={css.progressRow}>
            <p>
              Uploading images <b>{progress} %</b>
            </p>
            <progress className={css.progressBar} value={progress} max={100} aria-label="Uploading images" />
            <p className={css.note}>You can keep writing.</p>
          </div>
        )}
        {failedCount > 0 && (
          <p role="status">
            <b>{failedCount === 1 ? '1 image' : `${failedCount} images`}</b> couldn’t be uploaded. The reason
            is shown on each image in the text.
          </p>
        )}
        <Losses title="Not imported" losses={omissions} />
        <Losses title="Changed" losses={changes} />
      </div>
      <div className={css.actions}>
        <Button onClick={undo}>
          <Icon path={undoIcon} size={18} />
          Undo
        </Button>
        <Button variant="black_red" onClick={onKeep}>
          Keep
        </Button>
      </div>
    </section>,
    sidebar,
  );
}

const Losses = ({ title, losses }: { title: string; losses: readonly Loss[] }) =>
  losses.length > 0 && (
    <div>
      <h4 className={css.lossesHead}>{title}</h4>
      <dl className={css.losses}>
        {losses.map(({ content, reason, count }) => (
          <div key={content}>
            <dt>
              {content} <span>{count}</span>
            </dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
