import type { Values } from '../../../domain/publishing/merge';
import { Button } from '../../ui/Button';
import * as css from './form.css';
import { added } from './history.css';
import type { Conflict } from './keeping';
import { wordsChanged } from './words-changed';

type ConflictsProps = {
  conflicts: readonly Conflict[];
  /** What people call a field, by its path. */
  nameOf: (path: string) => string;
  onChoose: (conflict: Conflict, mine: boolean) => void;
};

/** What one of two wrote, in words. */
const wordsOf = (values: Values) => Object.values(values).map(said).join(' · ');

/** A value for people to compare: words as they are, of everything else its text. */
function said(value: unknown): string {
  if (typeof value === 'string') return value.replace(/<[^>]+>/g, ' ') || '(empty)';
  if (Array.isArray(value)) return value.map(said).join(' · ') || '(empty)';
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .filter(([name]) => !name.startsWith('_'))
      .map(([, entry]) => said(entry))
      .join(' · ');
  return String(value ?? '(empty)');
}

/** One of two texts; what only it says is marked. */
const Own = ({ words, beside }: { words: string; beside: string }) =>
  wordsChanged(beside, words).map(({ text, how }, index) => {
    if (how === 'removed') return null;
    return how === 'same' ? (
      text
    ) : (
      <ins key={index} className={added}>
        {text}
      </ins>
    );
  });

/** Fields that two people changed in two ways: both texts, and which is to stay (rule 62). */
export const Conflicts = ({ conflicts, nameOf, onChoose }: ConflictsProps) => (
  <div role="status">
    {conflicts.map(conflict => (
      <div key={Object.keys(conflict.mine).join(' ')} className={css.versions}>
        <p>
          <b>{nameOf(conflict.path)}</b> was changed by somebody else at the same time.
        </p>
        <dl className={css.both}>
          <div className={css.version}>
            <dt>Yours</dt>
            <dd>
              <Own words={wordsOf(conflict.mine)} beside={wordsOf(conflict.theirs)} />
            </dd>
          </div>
          <div className={css.version}>
            <dt>Theirs, in the draft now</dt>
            <dd>
              <Own words={wordsOf(conflict.theirs)} beside={wordsOf(conflict.mine)} />
            </dd>
          </div>
        </dl>
        <p className={css.note}>The history has the one that you do not choose.</p>
        <div className={css.picks}>
          <Button variant="black_red" className={css.pickButton} onClick={() => onChoose(conflict, true)}>
            Keep mine
          </Button>
          <Button
            variant="outlined_black"
            className={css.pickButton}
            onClick={() => onChoose(conflict, false)}
          >
            Keep theirs
          </Button>
        </div>
      </div>
    ))}
  </div>
);
