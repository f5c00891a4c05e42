import { type ComponentProps, useState } from 'react';
import { TextArea, TextField } from '../../../components/ui/Field';
import { useField, useText } from './use-field';

type ComputedProps = {
  name: string;
  label: string;
  /** What it says until somebody writes their own. */
  computed: string;
  /** Where that comes from: "from the first paragraph". */
  from: string;
  /** Several lines. */
  rows?: number;
  type?: ComponentProps<'input'>['type'];
};

/**
 * A field that fills itself until somebody writes their own, and again when that is taken out. What is computed is
 * shown and not stored: it follows the words it comes from, whoever changes them.
 */
export function Computed({ name, label, computed, from, rows, type }: ComputedProps) {
  const { value: own = '', write } = useField<string>(name);
  /** What stands in the field while somebody is in it. */
  const [typed, setTyped] = useState<string>();
  const props = {
    ...useText(name),
    label,
    value: typed ?? (own || computed),
    hint: own
      ? 'Your own. Empty it and it is computed again.'
      : `Computed ${from}, until you write your own.`,
    onFocus: () => setTyped(own || computed),
    onChange({ target: { value } }: { target: { value: string } }) {
      setTyped(value);
      write(value.trim() === computed ? '' : value);
    },
    onBlur: () => setTyped(undefined),
  };
  return rows ? <TextArea {...props} rows={rows} /> : <TextField {...props} type={type} autoComplete="off" />;
}
