import { IconButton } from '../ui/IconButton';
import { pause, play } from '../ui/icons';
import * as css from './MotionButton.css';
import { toggleMotion, useIsMotionPaused } from './motion';

/** Pauses turning drawings. Hidden without motion or JavaScript. */
export function MotionButton() {
  const isPaused = useIsMotionPaused();
  return (
    <IconButton
      className={css.button}
      label={isPaused ? 'Play motion' : 'Pause motion'}
      icon={isPaused ? play : pause}
      onClick={toggleMotion}
      data-screen-only=""
    />
  );
}
