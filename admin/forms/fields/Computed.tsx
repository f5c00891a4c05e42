import { type ComponentProps, useState } from 'react';
import { useController } from 'react-hook-form';
import { TextArea, TextField } from '../../../components/ui/Field';
import { useOtherIn } from '../others';
import { useProblem } from './use-problem';

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
  const { field } = useController({ name });
  const own = String(field.value ?? '');
  /** What stands in the field while somebody is in it. */
  const [typed, setTyped] = useState<string>();
  const props = {
    label,
    name,
    value: typed ?? (own || computed),
    hint: own
      ? 'Your own. Empty it and it is computed again.'
      : `Computed ${from}, until you write your own.`,
    error: useProblem(name),
    readOnly: useOtherIn(name)?.writes,
    onFocus: () => setTyped(own || computed),
    onChange({ target: { value } }: { target: { value: string } }) {
      setTyped(value);
      field.onChange(value.trim() === computed ? '' : value);
    },
    onBlur() {
      setTyped(undefined);
      field.onBlur();
    },
  };
  return rows ? (
    <TextArea {...props} ref={field.ref} rows={rows} />
  ) : (
    <TextField {...props} ref={field.ref} type={type} autoComplete="off" />
  );
}
