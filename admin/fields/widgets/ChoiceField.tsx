import { Select } from '../../../components/ui/Field';
import type { WidgetProps } from '../widget';

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
