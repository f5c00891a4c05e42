import * as css from './history.css';
import { wordsChanged } from './words-changed';

export type Shown = readonly ('added' | 'removed')[];

type ChangedWordsProps = { before: string; after: string; shown: Shown };

/** Renders a text with its additions and removals marked. */
export const ChangedWords = ({ before, after, shown }: ChangedWordsProps) =>
  wordsChanged(before, after).map(({ text, how }, index) => {
    if (how === 'same') return text;
    if (!shown.includes(how)) return null;
    return how === 'added' ? (
      <ins key={index} className={css.added}>
        {text}
      </ins>
    ) : (
      <del key={index} className={css.removed}>
        {text}
      </del>
    );
  });
