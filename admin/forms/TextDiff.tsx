import { diffTexts } from './diff-texts';
import * as css from './history.css';

export type VisibleChanges = readonly ('added' | 'removed')[];

type TextDiffProps = { before: string; after: string; shown: VisibleChanges };

export const TextDiff = ({ before, after, shown }: TextDiffProps) =>
  diffTexts(before, after).map(({ text, change }, index) => {
    if (change === 'same') return text;
    if (!shown.includes(change)) return null;
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
