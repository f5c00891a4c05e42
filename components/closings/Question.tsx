import type { ComponentProps } from 'react';
import * as css from './Question.css';

export const Question = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className={css.question}>
    <span className={css.text}>{children}</span>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox carries its own checked state */}
    <input {...input} type="checkbox" role="switch" className={css.switchInput} />
  </label>
);
