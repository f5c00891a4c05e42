import { TextField } from '../../../components/ui/Field';
import type { WidgetProps } from '../widget';

/** A whole number. */
export const NumberField = ({ field, value, error, write }: WidgetProps<number>) => (
  <TextField
    label={field.label}
    hint={field.hint}
    error={error}
    inputMode="numeric"
    value={value === undefined ? '' : String(value)}
    onChange={({ target }) => {
      const digits = target.value.replace(/[^\d-]/g, '');
      write(digits === '' ? undefined : Number(digits));
    }}
  />
);
