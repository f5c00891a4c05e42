import { ChoiceChip } from '../../../components/ui/ChoiceChip';
import { FieldMessage, legend, Select } from '../../../components/ui/Field';
import { Checkbox } from '../../kit/Checkbox';
import { Inline } from '../../kit/Stack';
import { getChosenOptions, type WidgetProps } from '../widget';
import { Hint } from './GroupField';

/** Renders a select of fixed or suggested values. */
export function ChoiceField({ field, value = '', error, write }: WidgetProps<string>) {
  const { label, hint, path, meta, options, suggestions, optional, hasDefault, emptyLabel } = field;
  const choices = suggestions ?? (meta.options ? Object.keys(meta.options) : options);
  const hasEmptyChoice = !choices.includes('') && ((optional && !hasDefault) || value === '' || emptyLabel);
  return (
    <Select
      name={path}
      label={label}
      hint={hint}
      error={error}
      value={value}
      onChange={({ target }) => write(target.value || (optional ? undefined : ''))}
    >
      {hasEmptyChoice && <option value="">{emptyLabel ?? 'Default'}</option>}
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {meta.options?.[choice] ?? choice}
        </option>
      ))}
    </Select>
  );
}

/** Renders a checkbox, or a select if both values have a label. */
export function FlagField({ field, value = false, write }: WidgetProps<boolean>) {
  const { label, hint, meta } = field;
  if (meta.options)
    return (
      <Select
        label={label}
        hint={hint}
        value={String(value)}
        onChange={({ target }) => write(target.value === 'true')}
      >
        {['true', 'false'].map(flag => (
          <option key={flag} value={flag}>
            {meta.options?.[flag]}
          </option>
        ))}
      </Select>
    );
  return (
    <>
      <Checkbox label={label} checked={value} onChange={({ target }) => write(target.checked)} />
      {hint && <Hint>{hint}</Hint>}
    </>
  );
}

/** Renders checkboxes to choose several values from a short list. */
export const PicksField = ({ field, value = [], error, write }: WidgetProps<readonly string[]>) => (
  <fieldset>
    <legend className={legend}>{field.label}</legend>
    <Inline>
      {Object.entries(field.meta.options ?? {}).map(([option, label]) => (
        <ChoiceChip
          key={option}
          label={label}
          aria-invalid={error ? true : undefined}
          checked={value.includes(option)}
          onChange={({ target }) =>
            write(
              getChosenOptions(field, otherOption =>
                otherOption === option ? target.checked : value.includes(otherOption),
              ),
            )
          }
        />
      ))}
    </Inline>
    {error && <FieldMessage>{error}</FieldMessage>}
  </fieldset>
);
