import { useRef, useState } from 'react';
import { classNames } from '../../components/ui/class-names';
import { IconButton } from '../../components/ui/IconButton';
import { down } from '../../components/ui/icons';
import { toStaffSource } from '../../domain/staff-media';
import { blocksIn } from './blocks-changed';
import { ChangedWords, type Shown } from './ChangedWords';
import { HistoryBlocks } from './HistoryBlocks';
import * as css from './history.css';
import { type ChangedPart, countChanges } from './item-parts';
import { picturesIn, wordsIn } from './words-changed';

type HistoryChangesProps = {
  title: { before: string; after: string };
  parts: readonly ChangedPart[];
};

const WAYS = ['Marked up', 'Side by side'] as const;
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Renders the differences between two versions, inline or side by side. */
export function HistoryChanges({ title, parts }: HistoryChangesProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]>('Marked up');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { added, removed, pictures } = countChanges(parts);
  const go = (to: number) => {
    setAt(to);
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <div className={css.head}>
        <h3 className={css.compared}>
          {title.before} <span className={css.to}>to</span> {title.after}
        </h3>
        <p className={css.counts}>
          {added > 0 && <ins className={css.added}>{count(added, 'word')}</ins>}
          {removed > 0 && <del className={css.removed}>{count(removed, 'word')}</del>}
          {pictures > 0 && <span>{count(pictures, 'picture')}</span>}
        </p>
        {parts.length > 0 && (
          <div className={css.tools}>
            <fieldset className={css.ways} aria-label="How it is shown">
              {WAYS.map(name => (
                <button
                  key={name}
                  type="button"
                  className={css.way}
                  aria-pressed={name === way}
                  onClick={() => setWay(name)}
                >
                  {name}
                </button>
              ))}
            </fieldset>
            <div className={css.pager}>
              <span className={css.place}>
                {at + 1} of {parts.length}
              </span>
              <IconButton
                label="Previous change"
                icon={down}
                className={css.up}
                disabled={at === 0}
                onClick={() => go(at - 1)}
              />
              <IconButton
                label="Next change"
                icon={down}
                disabled={at === parts.length - 1}
                onClick={() => go(at + 1)}
              />
            </div>
          </div>
        )}
      </div>
      {parts.length === 0 && <p className={css.none}>Both say the same.</p>}
      <div ref={list} className={css.parts}>
        {parts.map(({ id, name, rows }, index) => (
          <section key={id} className={classNames(css.part, index === at && css.current)}>
            <h4 className={css.name}>{name}</h4>
            {rows.map(({ label, before, after }) => (
              <div key={label} className={css.row}>
                {label && <p className={css.label}>{label}</p>}
                {way === 'Marked up' ? (
                  <div className={css.said}>
                    <Words before={before} after={after} shown={['added', 'removed']} />
                    <Pictures before={before} after={after} />
                  </div>
                ) : (
                  <div className={css.beside}>
                    <div className={css.said}>
                      <Words before={before} after={after} shown={['removed']} />
                      <Pictures before={before} after={undefined} />
                    </div>
                    <div className={css.said}>
                      <Words before={before} after={after} shown={['added']} />
                      <Pictures before={undefined} after={after} />
                    </div>
                  </div>
                )}
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

type ValuesProps = { before: unknown; after: unknown };

function Words({ before, after, shown }: ValuesProps & { shown: Shown }) {
  const [was, is] = [blocksIn(before), blocksIn(after)];
  if (was && is && was.length + is.length > 0) return <HistoryBlocks before={was} after={is} shown={shown} />;
  return (
    <p className={css.words}>
      <ChangedWords before={wordsIn(before)} after={wordsIn(after)} shown={shown} />
    </p>
  );
}

function Pictures({ before, after }: ValuesProps) {
  const [was, is] = [picturesIn(before), picturesIn(after)];
  const gone = was.filter(src => !is.includes(src));
  const come = is.filter(src => !was.includes(src));
  if (gone.length + come.length === 0) return null;
  return (
    <p className={css.pictures}>
      {gone.map(src => (
        <img key={src} src={toStaffSource(src)} alt="Removed" className={css.gone} />
      ))}
      {come.map(src => (
        <img key={src} src={toStaffSource(src)} alt="Added" className={css.picture} />
      ))}
    </p>
  );
}
