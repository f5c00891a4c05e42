import { useRef, useState } from 'react';
import { classNames } from '../../components/ui/class-names';
import { IconButton } from '../../components/ui/IconButton';
import { down } from '../../components/ui/icons';
import { toStaffSource } from '../../domain/staff-media';
import { formatCount } from '../format-count';
import { Choices } from '../kit/Choices';
import { SheetPart } from '../kit/Sheet';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { BlocksDiff } from './BlocksDiff';
import { findImages, getText } from './diff-texts';
import * as css from './history.css';
import { up } from './icons';
import { type ChangedPart, countChanges } from './item-parts';
import { findBlocks } from './pair-blocks';
import { TextDiff, type VisibleChanges } from './TextDiff';

type HistoryChangesProps = {
  title: { before: string; after: string };
  parts: readonly ChangedPart[];
};

const DIFF_VIEWS = ['Inline', 'Side by side'] as const;

export function HistoryChanges({ title, parts }: HistoryChangesProps) {
  const [view, setView] = useState<(typeof DIFF_VIEWS)[number]>('Inline');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { added, removed, pictures: images } = countChanges(parts);
  const goToChange = (index: number) => {
    setAt(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <div className={css.head}>
        <h3 className={css.comparedVersions}>
          {title.before}{' '}
          <Text tone="muted" weight="regular">
            to
          </Text>{' '}
          {title.after}
        </h3>
        <Inline gap={3}>
          {added > 0 && <ins className={css.addedText}>{formatCount(added, 'word')}</ins>}
          {removed > 0 && <del className={css.removedText}>{formatCount(removed, 'word')}</del>}
          {images > 0 && <span>{formatCount(images, 'image')}</span>}
        </Inline>
        {parts.length > 0 && (
          <div className={css.tools}>
            <Choices
              label="View"
              isDense
              choices={DIFF_VIEWS.map(name => ({ label: name, value: name }))}
              selected={view}
              onChoose={setView}
            />
            <Inline gap={0} wrap={false}>
              <Text size="small" tone="muted" look="numbers">
                {at + 1} of {parts.length}
              </Text>
              <IconButton
                label="Previous change"
                icon={up}
                disabled={at === 0}
                onClick={() => goToChange(at - 1)}
              />
              <IconButton
                label="Next change"
                icon={down}
                disabled={at === parts.length - 1}
                onClick={() => goToChange(at + 1)}
              />
            </Inline>
          </div>
        )}
      </div>
      {parts.length === 0 && <SheetPart>No differences.</SheetPart>}
      <div ref={list} className={css.parts}>
        {parts.map(({ id, name, rows }, index) => (
          <section key={id} className={classNames(css.part, index === at && css.currentPart)}>
            <h4 className={css.name}>
              <Text weight="strong">{name}</Text>
            </h4>
            {rows.map(({ label, before, after }) => (
              <div key={label} className={css.row}>
                {label && (
                  <p className={css.label}>
                    <Text size="small" tone="muted">
                      {label}
                    </Text>
                  </p>
                )}
                {view === 'Inline' ? (
                  <div className={css.textChange}>
                    <TextChange before={before} after={after} visibleChanges={['added', 'removed']} />
                    <ImageChange before={before} after={after} />
                  </div>
                ) : (
                  <div className={css.comparison}>
                    <div className={css.textChange}>
                      <TextChange before={before} after={after} visibleChanges={['removed']} />
                      <ImageChange before={before} after={undefined} />
                    </div>
                    <div className={css.textChange}>
                      <TextChange before={before} after={after} visibleChanges={['added']} />
                      <ImageChange before={undefined} after={after} />
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

function TextChange({ before, after, visibleChanges }: ValuesProps & { visibleChanges: VisibleChanges }) {
  const [blocksBefore, blocksAfter] = [findBlocks(before), findBlocks(after)];
  if (blocksBefore && blocksAfter && blocksBefore.length + blocksAfter.length > 0)
    return <BlocksDiff before={blocksBefore} after={blocksAfter} visibleChanges={visibleChanges} />;
  return (
    <p className={css.diffText}>
      <TextDiff before={getText(before)} after={getText(after)} visibleChanges={visibleChanges} />
    </p>
  );
}

function ImageChange({ before, after }: ValuesProps) {
  const [imagesBefore, imagesAfter] = [findImages(before), findImages(after)];
  const removedImages = imagesBefore.filter(src => !imagesAfter.includes(src));
  const addedImages = imagesAfter.filter(src => !imagesBefore.includes(src));
  if (removedImages.length + addedImages.length === 0) return null;
  return (
    <Inline gap={3}>
      {removedImages.map(src => (
        <img key={src} src={toStaffSource(src)} alt="Removed" className={css.removedImage} />
      ))}
      {addedImages.map(src => (
        <img key={src} src={toStaffSource(src)} alt="Added" className={css.image} />
      ))}
    </Inline>
  );
}
