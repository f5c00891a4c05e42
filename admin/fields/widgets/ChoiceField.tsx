import { Select } from '../../../components/ui/Field';
import type { WidgetProps } from '../widget';

/** Renders a select of fixed or suggested values. */
export function ChoiceField({ field, value = '', error, write }: WidgetProps<string>) {
  const { label, hint, path, meta, options, suggestions, optional, hasDefault, empty } = field;
  const offered = suggestions ?? (meta.options ? Object.keys(meta.options) : options);
  const isEmptyOffered = !offered.includes('') && ((optional && !hasDefault) || value === '' || empty);
  return (
    <Select
      name={path}
      label={label}
      hint={hint}
      error={error}
      value={value}
      onChange={({ target }) => write(target.value || (optional ? undefined : ''))}
    >
      {isEmptyOffered && <option value="">{empty ?? 'Default'}</option>}
      {offered.map(item => (
        <option key={item} value={item}>
          {meta.options?.[item] ?? item}
        </option>
      ))}
    </Select>
  );
}
