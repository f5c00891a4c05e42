import type { ImgHTMLAttributes } from 'react';
import { fullMotion } from '../../styles/breakpoints';
import * as css from './Drawing.css';

/** URLs of a drawing from `art/svg`: the still, and the file that animates once. */
export type DrawingFiles = { src: string; plays?: string };

type DrawingProps = DrawingFiles &
  Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> & {
    /** The part of the still file to show. */
    view?: 'stays' | 'turns';
  };

/** Renders a drawing, whose file plays an animation once unless the visitor prefers reduced motion. */
export function Drawing({ src, plays, view, ...img }: DrawingProps) {
  const toViewUrl = (url: string) => (view ? `${url}#${view}` : url);
  return (
    <picture className={css.image}>
      {plays && <source media={fullMotion} srcSet={plays} />}
      <img {...img} src={toViewUrl(src)} alt="" />
    </picture>
  );
}
