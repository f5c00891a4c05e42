import { useEffect, useState } from 'react';
import { classNames } from '../ui/class-names';
import { useMotionPaused } from './motion';
import * as css from './TurningArt.css';

type TurningArtProps = {
  /** Address of a drawing of `content/art/svg` whose ring turns. */
  src: string;
  /** Side in px. */
  size: number;
  className?: string;
};

/**
 * A large decorative drawing that turns slowly. As a picture it is light and early; only when the visitor stops
 * the motion does its markup take its place, without the style that turns it: a picture cannot be stopped.
 */
export function TurningArt({ src, size, className }: TurningArtProps) {
  const paused = useMotionPaused();
  const [still, setStill] = useState<string>();

  useEffect(() => {
    if (!paused || still) return;
    const read = async () => setStill((await (await fetch(src)).text()).replace(/<style>.*?<\/style>/s, ''));
    read().catch(() => undefined);
  }, [paused, still, src]);

  if (paused && still) {
    return (
      <div
        className={classNames(css.still, className)}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: still }}
      />
    );
  }
  return <img className={className} src={src} alt="" width={size} height={size} fetchPriority="high" />;
}
