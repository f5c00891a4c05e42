import { diffTexts } from './diff-texts';
import * as css from './history.css';

export type VisibleChanges = readonly ('added' | 'removed')[];

type TextDiffProps = { before: string; after: string; visibleChanges: VisibleChanges };

export const TextDiff = ({ before, after, visibleChanges }: TextDiffProps) =>
  diffTexts(before, after).map(({ text, change }, index) => {
    if (change === 'same') return text;
    if (!visibleChanges.includes(change)) return null;
    return change === 'added' ? (
      <ins key={index} className={css.addedText}>
        {text}
      </ins>
    ) : (
      <del key={index} className={css.removedText}>
        {text}
      </del>
    );
  });
