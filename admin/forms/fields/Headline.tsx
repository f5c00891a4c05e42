import type { KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextArea } from '../../../components/ui/Field';
import { count, counted, headline } from '../Columns.css';
import { useOtherIn } from '../others';
import { useMark } from './TextInputs';
import { useProblem } from './use-problem';

type HeadlineProps = {
  name: string;
  label: string;
  /** Letters at most, where that is known. */
  max?: number;
};

/** A title: one line of words, which grows in height as it will on the page. */
export function Headline({ name, label, max }: HeadlineProps) {
  const { register } = useFormContext();
  const { onChange, ...field } = register(name);
  const written: string = useWatch({ name }) ?? '';
  return (
    <div className={counted}>
      <TextArea
        label={label}
        rows={1}
        {...useMark(name, headline)}
        error={useProblem(name)}
        readOnly={useOtherIn(name)?.writes}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
        onChange={event => {
          // What was pasted may have had lines.
          const plain = event.target.value.replace(/\s*\n\s*/g, ' ');
          if (plain !== event.target.value) event.target.value = plain;
          return onChange(event);
        }}
        {...field}
      />
      {max !== undefined && (
        <span className={count} aria-hidden="true">
          {written.length} of {max}
        </span>
      )}
    </div>
  );
}
