import { type ComponentProps, useId, useState } from 'react';
import { TextArea, TextField } from '../../../components/ui/Field';
import type { Widget } from '../../../domain/fields/meta';
import * as css from '../fields.css';
import { useForm } from '../form-context';
import { useTextInput } from '../use-text-input';
import type { WidgetProps } from '../widget';

const TYPES: Partial<Record<Widget, string>> = { email: 'email', password: 'password', url: 'url' };
const DAY_PATTERN = /^(?:\d{4}-\d{2}-\d{2})?$/;

/** Accepts text over the limit and reports it as a problem. */
export function TextInput({ field, value = '', error, write }: WidgetProps<string>) {
  const { max, meta, computed, suggestions } = field;
  const { hidesCounts } = useForm();
  const listId = useId();
  // A date input can't show other formats.
  const [isDay] = useState(meta.widget === 'day' && DAY_PATTERN.test(value));
  /** Text of a computed field while focused. */
  const [inputText, setInputText] = useState<string>();
  const isTooLong = !hidesCounts && value.length > max;
  const inputProps = {
    ...useTextInput(field, isTooLong ? `${value.length - max} characters too long` : error),
    value,
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
    ...(computed && {
      value: inputText ?? (value || computed.value),
      hint: value
        ? 'Set by you. Clear the field to fill it in automatically.'
        : `Filled in ${computed.source} until you write your own.`,
      onFocus: () => setInputText(value || computed.value),
      onChange({ target }: { target: { value: string } }) {
        setInputText(target.value);
        write(target.value.trim() === computed.value ? '' : target.value);
      },
      onBlur: () => setInputText(undefined),
    }),
  } satisfies ComponentProps<typeof TextField> & ComponentProps<typeof TextArea>;
  return (
    <div className={css.textArea}>
      {meta.widget === 'text' ? (
        <TextArea {...meta.input} {...inputProps} />
      ) : (
        <TextField
          type={isDay ? 'date' : ((meta.widget && TYPES[meta.widget]) ?? 'text')}
          autoComplete="off"
          list={suggestions && listId}
          {...meta.input}
          {...inputProps}
        />
      )}
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map(suggestion => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {!hidesCounts && value.length > max * 0.6 && (
        <span className={css.textCount}>
          {value.length} / {max}
        </span>
      )}
    </div>
  );
}
