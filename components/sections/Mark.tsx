import { classNames } from '../ui/class-names';
import * as css from './Mark.css';

type MarkProps = {
  /** A symbol in one of the files of marks: `marks-ai.svg#react`. */
  address: string;
  /** Side in px. */
  size?: number;
  className?: string;
};

/** The mark of a technology in the text's colour. Decorative: the name stands beside it. */
export const Mark = ({ address, size = 24, className }: MarkProps) => (
  <svg
    className={classNames(css.mark, className)}
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    <use href={address} />
  </svg>
);
