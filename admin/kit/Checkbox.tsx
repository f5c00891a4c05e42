import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../styles/layout.css';
import { checkbox, checkboxLine } from './parts.css';

type CheckboxProps = ComponentProps<'input'> & {
  label: string;
  /** Shows the label only to screen readers, in a list whose note says what a tick means. */
  hidesLabel?: boolean;
};

export const Checkbox = ({ label, hidesLabel, ...input }: CheckboxProps) => (
  <label className={checkboxLine}>
    <input type="checkbox" {...input} className={checkbox} />
    <span className={hidesLabel ? visuallyHidden : undefined}>{label}</span>
  </label>
);

type SelectCheckboxProps = {
  /** Name of the item to select. */
  name: string;
  className: string;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
};

/** Selects an item of a list for bulk actions. */
export const SelectCheckbox = ({ name, className, isPicked, onPick }: SelectCheckboxProps) => (
  <label className={className}>
    <span className={visuallyHidden}>Select {name}</span>
    <input
      type="checkbox"
      className={checkbox}
      checked={isPicked}
      onChange={({ target }) => onPick(target.checked)}
    />
  </label>
);
