import { classNames } from '../ui/class-names';
import * as css from './Mark.css';

type MarkProps = {
  /** A symbol in one of the sprite files: `marks-ai.svg#react`. */
  url: string;
  /** Side length in px. */
  size?: number;
  className?: string;
};

/** Renders a decorative mark, because the technology's name is next to it. */
export const Mark = ({ url, size = 24, className }: MarkProps) => (
  <svg
    className={classNames(css.mark, className)}
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    <use href={url} />
  </svg>
);
