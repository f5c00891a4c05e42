import type { ComponentProps } from 'react';
import { Select } from '../../components/ui/Field';

type OptionSelectProps<Value extends string> = Omit<
  ComponentProps<typeof Select>,
  'value' | 'onChange' | 'children'
> & {
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** Renders a select of labelled values. */
export const OptionSelect = <Value extends string>(props: OptionSelectProps<Value>) => {
  const { options, onChoose, ...select } = props;
  return (
    <Select {...select} onChange={({ target }) => onChoose(target.value as Value)}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
};
