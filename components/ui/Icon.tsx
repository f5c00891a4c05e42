import { classNames } from './class-names';
import * as css from './Icon.css';

type IconProps = {
  /** Markup of the 24 px box, from `icons.ts`. */
  path: string;
  /** Side length in px. */
  size?: number;
  className?: string;
};

/** Renders a decorative icon, because the adjacent text has the same meaning. */
export const Icon = ({ path, size = 22, className }: IconProps) => (
  <svg
    className={classNames(css.icon, className)}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: path }}
  />
);
