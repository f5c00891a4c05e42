import { Select } from '../../../components/ui/Field';
import type { FormField, WidgetProps } from '../widget';

/** Renders a select for one of a few values. */
export const ChoiceField = ({ field, value = '', error, write }: WidgetProps<string>) => (
  <Select
    label={field.label}
    hint={field.hint}
    error={error}
    value={value}
    onChange={({ target }) => write(target.value || undefined)}
  >
    {(field.optional || value === '') && <option value="">As it comes</option>}
    {labelled(field).map(each => (
      <option key={each} value={each}>
        {field.meta.options?.[each] ?? each}
      </option>
    ))}
  </Select>
);

/** Returns the values in the order of their labels. */
const labelled = ({ meta, options }: FormField) => (meta.options ? Object.keys(meta.options) : options);
