import { classNames } from '../ui/class-names';
import { IconButton } from '../ui/IconButton';
import { pause, play } from '../ui/icons';
import * as css from './MotionButton.css';
import { toggleMotion, useIsMotionPaused } from './motion';

/**
 * Pauses turning drawings. Hidden without motion or JavaScript.
 * @param className position, by default the lower right corner
 */
export function MotionButton({ className = css.corner }: { className?: string }) {
  const isPaused = useIsMotionPaused();
  return (
    <IconButton
      className={classNames(css.button, className)}
      label={isPaused ? 'Play motion' : 'Pause motion'}
      icon={isPaused ? play : pause}
      onClick={toggleMotion}
      data-screen-only=""
    />
  );
}
