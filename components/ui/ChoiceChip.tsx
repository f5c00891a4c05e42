import type { ComponentProps } from 'react';
import * as css from './ChoiceChip.css';

type ChoiceChipProps = ComponentProps<'input'> & { label: string };

/** Renders a checkbox, or a radio button with `type="radio"`. Group several in a `fieldset`. */
export function ChoiceChip({ label, ...input }: ChoiceChipProps) {
  return (
    <label className={css.choiceChip}>
      <input type="checkbox" {...input} className={css.choiceInput} />
      <span className={css.chipFace}>{label}</span>
    </label>
  );
}
