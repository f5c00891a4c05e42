import type { ComponentProps } from 'react';
import * as css from './Switch.css';

/** Renders a switch, which needs `aria-label` or `aria-labelledby`. A disabled switch means "always on". */
export function Switch(input: ComponentProps<'input'>) {
  return (
    <span className={css.frame}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox carries its own checked state */}
      <input {...input} type="checkbox" role="switch" className={css.box} />
      <i className={css.face} aria-hidden="true" />
    </span>
  );
}
