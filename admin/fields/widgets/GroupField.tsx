import type { ComponentProps, ReactNode } from 'react';
import { createExample } from '../../../domain/fields/examples';
import { Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { TextButton } from '../../kit/TextButton';
import { useForm } from '../form-context';
import type { FormField } from '../widget';

export const Hint = ({ children }: { children: ReactNode }) => (
  <Text as="p" size="caption" tone="muted">
    {children}
  </Text>
);

type FieldGroupProps = { label: string; hint?: ReactNode; children: ReactNode } & Pick<
  ComponentProps<'fieldset'>,
  'onKeyDown'
>;

export const FieldGroup = ({ label, hint, children, ...events }: FieldGroupProps) => (
  <Stack as="fieldset" gap={2} {...events}>
    <Text as="legend" weight="strong">
      {label}
    </Text>
    {hint && <Hint>{hint}</Hint>}
    {children}
  </Stack>
);

type GroupFieldProps = {
  field: FormField;
  hasValue: boolean;
  children: ReactNode;
};

/** Adds or removes an optional group as a whole. */
export function GroupField({ field, hasValue, children }: GroupFieldProps) {
  const { set } = useForm();
  const { label, hint, optional, nullable, path } = field;
  return (
    <FieldGroup label={label} hint={hint}>
      {(hasValue || !optional) && children}
      {optional && (
        <TextButton
          onClick={() => set(path, hasValue ? (nullable ? null : undefined) : getInitialValue(field))}
        >
          {hasValue ? `Remove ${label.toLowerCase()}` : `Add ${label.toLowerCase()}`}
        </TextButton>
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
