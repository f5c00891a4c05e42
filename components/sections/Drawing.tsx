import type { ImgHTMLAttributes } from 'react';
import { above, type Breakpoint, motionWanted } from '../../styles/breakpoints';
import * as css from './Drawing.css';

/** Addresses of a drawing of `art/svg`: as it stands, and the file in which it performs once. */
export type DrawingFiles = { src: string; plays?: string };

type DrawingProps = DrawingFiles &
  Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> & {
    /** Another drawing above a breakpoint, of the same width. */
    wide?: DrawingFiles & { above: Breakpoint };
    /** The part of the file at rest that is shown, when it is not all of it. */
    view?: 'stays' | 'turns';
  };

/**
 * A large decorative drawing. It performs once for whoever does not mind motion, by rules in its own file: that needs
 * no script, no style and no markup of the page. Everybody else gets the file that stands.
 */
export function Drawing({ src, plays, wide, view, ...img }: DrawingProps) {
  const standing = (address: string) => (view ? `${address}#${view}` : address);
  return (
    <picture className={css.picture}>
      {wide?.plays && <source media={`${above(wide.above)} and ${motionWanted}`} srcSet={wide.plays} />}
      {wide && <source media={above(wide.above)} srcSet={standing(wide.src)} />}
      {plays && <source media={motionWanted} srcSet={plays} />}
      <img {...img} src={standing(src)} alt="" />
    </picture>
  );
}
