import type { ReactNode } from 'react';
import { classNames } from './class-names';
import * as css from './Icon.css';

type IconProps = {
  /** Markup of the 24 px box, from `icons.ts`. Alternatively, pass children. */
  path?: string;
  children?: ReactNode;
  /** Side length in px. */
  size?: number;
  className?: string;
};

/** Renders a decorative icon, because the adjacent text has the same meaning. */
export function Icon({ path, children, size = 22, className }: IconProps) {
  const content = path === undefined ? { children } : { dangerouslySetInnerHTML: { __html: path } };
  return (
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
      {...content}
    />
  );
}
