import { useEffect, useRef, useSyncExternalStore } from 'react';
import { text } from '../../../../styles/text.css';
import { Button } from '../../../ui/Button';
import { type Block, countsOf, type LeftOut } from '../../import/imported';
import { usePictures } from './pictures';
import * as css from './writing.css';

export type Report = {
  /** Where it came from: the name of a file, or the clipboard. */
  from: string;
  blocks: readonly Block[];
  leftOut: readonly LeftOut[];
  /** Names of its pictures on their way. */
  sent: readonly string[];
  undo: () => void;
};

/** What came of a document that was put in, and what of it could not be taken. */
export function PasteReport({ report, onKeep }: { report: Report; onKeep: () => void }) {
  const { from, blocks, leftOut, sent, undo } = report;
  const section = useRef<HTMLElement>(null);
  // The cursor is at the end of a long text by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report comes into sight once
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [report]);
  const pictures = usePictures();
  const share = useSyncExternalStore(pictures.subscribe, () =>
    sent.length > 0 ? pictures.shareOf(sent) : 100,
  );
  const failed = useSyncExternalStore(pictures.subscribe, () => pictures.failedOf(sent));
  return (
    <section ref={section} className={css.report} aria-label="What was put in">
      <div className={css.reportHead}>
        <h4 className={text.h4}>{leftOut.length > 0 ? 'All of it came in, nearly' : 'All of it came in'}</h4>
        <p className={css.quiet}>From {from}</p>
      </div>
      <ul className={css.counts}>
        {countsOf(blocks).map(({ name, count }) => (
          <li key={name}>
            <b>{count}</b> {name}
          </li>
        ))}
      </ul>
      {share < 100 && (
        <div role="status">
          <p className={css.way}>
            Pictures are on their way <b>{share} %</b>
          </p>
          <progress className={css.wayShare} value={share} max={100} aria-label="Pictures on their way" />
          <p className={css.quiet}>You can go on writing.</p>
        </div>
      )}
      {failed > 0 && (
        <p role="status">
          <b>{failed === 1 ? '1 picture' : `${failed} pictures`}</b> did not come. The frame says why.
        </p>
      )}
      {leftOut.length > 0 && (
        <dl className={css.leftOut}>
          {leftOut.map(({ what, why, count }) => (
            <div key={what}>
              <dt>
                {what} <span>{count}</span>
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.reportActs}>
        <Button variant="outlined_black" onClick={undo}>
          Undo
        </Button>
        <Button variant="black_red" onClick={onKeep}>
          Keep
        </Button>
      </div>
    </section>
  );
}
