import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import * as css from './form.css';

type VersionsBarProps = {
  shown: 'mine' | 'theirs';
  /** Names of the parts in which they differ. */
  differing: string[];
  onSwitch: () => void;
};

const words = {
  mine: { here: 'Your version is in the fields. The stored one is kept beside it.', other: 'See theirs' },
  theirs: { here: 'The stored version is in the fields. Yours is kept beside it.', other: 'Back to mine' },
};

/** Two versions, one in the fields: what is saved is the one that is shown. */
export function VersionsBar({ shown, differing, onSwitch }: VersionsBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // The form may be scrolled far down when there are two versions all at once.
  useEffect(() => {
    void bar.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={bar} className={css.versions} role="status">
      <p>
        <b>{words[shown].here}</b> Saving keeps the one you see.
        {differing.length > 0 && ` They differ in: ${differing.join(', ')}.`}
      </p>
      <Button variant="outlined_black" className={css.pickButton} onClick={onSwitch}>
        {words[shown].other}
      </Button>
    </div>
  );
}
