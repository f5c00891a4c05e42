import type { ComponentProps, ReactNode } from 'react';
import { Select, TextArea, TextField } from '../../../components/ui/Field';
import * as css from './TextInputs.css';
import { useField, useText } from './use-field';

type Common = { name: string; label: string; hint?: ReactNode; className?: string };

type LineProps = Common &
  Pick<ComponentProps<'input'>, 'type' | 'list' | 'inputMode' | 'autoComplete' | 'min'>;

/** Renders a single-line text field. */
export const Line = ({ name, ...props }: LineProps) => (
  <TextField autoComplete="off" {...props} {...useText(name, props.className)} />
);

/** Renders a number field. An empty field is undefined. */
export function Amount({ name, ...props }: LineProps) {
  const { write } = useField<number>(name);
  return (
    <TextField
      autoComplete="off"
      type="number"
      inputMode="numeric"
      {...props}
      {...useText(name, props.className)}
      onChange={({ target: { value } }) => write(value === '' ? undefined : Number(value))}
    />
  );
}

type LinesProps = Common & Pick<ComponentProps<'textarea'>, 'rows'>;

/** Renders a textarea. */
export const Lines = ({ name, ...props }: LinesProps) => (
  <TextArea {...props} {...useText(name, css.lines)} />
);

type ChoiceProps = Common & { options: readonly { value: string; label: string }[] };

/** Renders a select. */
export function Choice({ name, options, ...props }: ChoiceProps) {
  const { value = '', error, write } = useField<string>(name);
  return (
    <Select {...props} name={name} value={value} error={error} onChange={({ target }) => write(target.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
