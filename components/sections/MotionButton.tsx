import { classNames } from '../ui/class-names';
import { IconButton } from '../ui/IconButton';
import { pause, play } from '../ui/icons';
import * as css from './MotionButton.css';
import { toggleMotion, useMotionPaused } from './motion';

/**
 * Stops the turning rings and lets them go on; not there where nothing turns or nothing could stop it.
 * @param className its place, when that is not the lower right corner.
 */
export function MotionButton({ className = css.corner }: { className?: string }) {
  const paused = useMotionPaused();
  return (
    <IconButton
      className={classNames(css.button, className)}
      label={paused ? 'Play motion' : 'Pause motion'}
      icon={paused ? play : pause}
      onClick={toggleMotion}
      data-screen-only=""
    />
  );
}
