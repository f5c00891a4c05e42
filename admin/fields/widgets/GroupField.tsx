import type { ComponentProps, ReactNode } from 'react';
import { createExample } from '../../../domain/fields/examples';
import * as css from '../fields.css';
import { useForm } from '../form-context';
import type { FormField } from '../widget';

type FieldGroupProps = { label: string; hint?: ReactNode; children: ReactNode } & Pick<
  ComponentProps<'fieldset'>,
  'onKeyDown'
>;

export const FieldGroup = ({ label, hint, children, ...events }: FieldGroupProps) => (
  <fieldset className={css.group} {...events}>
    <legend className={css.legend}>{label}</legend>
    {hint && <p className={css.hint}>{hint}</p>}
    {children}
  </fieldset>
);

type GroupFieldProps = {
  field: FormField;
  hasValue: boolean;
  children: ReactNode;
};

/** An optional group is added and removed as a whole. */
export function GroupField({ field, hasValue, children }: GroupFieldProps) {
  const { set } = useForm();
  const { label, hint, optional, nullable, path } = field;
  return (
    <FieldGroup label={label} hint={hint}>
      {(hasValue || !optional) && children}
      {optional && (
        <button
          type="button"
          className={css.action}
          onClick={() => set(path, hasValue ? (nullable ? null : undefined) : getInitialValue(field))}
        >
          {hasValue ? `Remove ${label.toLowerCase()}` : `Add ${label.toLowerCase()}`}
        </button>
      )}
    </FieldGroup>
  );
}

/** Fills a new group with its fields' examples. */
const getInitialValue = ({ fields, meta }: FormField): unknown =>
  meta.example ??
  Object.fromEntries(
    fields.flatMap(([name, fieldSchema]) => {
      const example = createExample(fieldSchema);
      return example === undefined ? [] : [[name, example]];
    }),
  );
