import { classNames } from '../ui/class-names';
import * as css from './Pictogram.css';

type PictogramProps = {
  /** Inner markup from `art/pictograms`. */
  drawing: string;
  /** Side length in px. */
  size?: 64 | 112;
  className?: string;
};

/** Renders a decorative drawing, because the title is next to it. */
export const Pictogram = ({ drawing, size = 64, className }: PictogramProps) => (
  <svg
    className={classNames(css.pictogram, size === 112 && css.large, className)}
    viewBox="0 0 64 64"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
);
