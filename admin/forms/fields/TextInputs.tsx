import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { classNames } from '../../../components/ui/class-names';
import { Select, TextArea, TextField } from '../../../components/ui/Field';
import { useOtherIn } from '../others';
import { useRequired } from './required';
import { required as mark } from './required.css';
import * as css from './TextInputs.css';
import { useProblem } from './use-problem';

type Common = { name: string; label: string; hint?: ReactNode; className?: string };

/** What marks a field that must be filled in. */
export function useMark(name: string, className: string | undefined) {
  const required = useRequired(name);
  return { className: classNames(className, required && mark), 'aria-required': required || undefined };
}

type LineProps = Common &
  Pick<ComponentProps<'input'>, 'type' | 'list' | 'inputMode' | 'autoComplete' | 'min'>;

/** One line of text. A number left empty counts as left out. */
export function Line({ name, ...props }: LineProps) {
  const { register } = useFormContext();
  const setValueAs = (value: unknown) => (value === '' ? undefined : Number(value));
  const field = register(name, props.type === 'number' ? { setValueAs } : {});
  const { min: _min, max: _max, ...wiring } = field;
  return (
    <TextField
      autoComplete="off"
      {...props}
      {...useMark(name, props.className)}
      error={useProblem(name)}
      readOnly={useOtherIn(name)?.writes}
      {...wiring}
    />
  );
}

type LinesProps = Common & Pick<ComponentProps<'textarea'>, 'rows'>;

/** Several lines of text. */
export function Lines({ name, ...props }: LinesProps) {
  const { register } = useFormContext();
  return (
    <TextArea
      {...props}
      {...useMark(name, css.lines)}
      error={useProblem(name)}
      readOnly={useOtherIn(name)?.writes}
      {...register(name)}
    />
  );
}

type ChoiceProps = Common & { options: readonly { value: string; label: string }[] };

/** One of a few values. */
export function Choice({ name, options, ...props }: ChoiceProps) {
  const { register } = useFormContext();
  return (
    <Select {...props} error={useProblem(name)} {...register(name)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
