import { type ComponentProps, useState } from 'react';
import { TextArea, TextField } from '../../../components/ui/Field';
import { useField, useText } from './use-field';

type ComputedProps = {
  name: string;
  label: string;
  /** The default value. */
  computed: string;
  /** Source of the default: "from the first paragraph". */
  from: string;
  /** Number of lines of a textarea. */
  rows?: number;
  type?: ComponentProps<'input'>['type'];
};

/** Renders a field with a computed default. The default is shown but not stored, so it follows its source. */
export function Computed({ name, label, computed, from, rows, type }: ComputedProps) {
  const { value: own = '', write } = useField<string>(name);
  /** The text while the field has the focus. */
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
