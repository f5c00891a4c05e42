import type { ComponentProps } from 'react';
import * as css from './Pick.css';

type PickProps = ComponentProps<'input'> & { label: string };

/** Renders a checkbox, or a radio button with `type="radio"`. Group several in a `fieldset`. */
export function Pick({ label, ...input }: PickProps) {
  return (
    <label className={css.pick}>
      <input type="checkbox" {...input} className={css.box} />
      <span className={css.face}>{label}</span>
    </label>
  );
}
