import { TextField } from '../../../components/ui/Field';
import { useEditor, useValueAt } from '../editor-context';
import type { OneField } from './Fields';

/** A whole number. */
export function NumberField({ field }: { field: OneField }) {
  const { write } = useEditor();
  const value = useValueAt<number>(field.path);
  return (
    <div data-field={field.path}>
      <TextField
        label={field.label}
        hint={field.hint}
        error={field.problem}
        inputMode="numeric"
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => {
          const digits = target.value.replace(/[^\d-]/g, '');
          write(field.path, digits === '' ? undefined : Number(digits));
        }}
      />
    </div>
  );
}
