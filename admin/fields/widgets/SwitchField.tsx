import { useId } from 'react';
import { FieldMessage } from '../../../components/ui/Field';
import { Switch } from '../../../components/ui/Switch';
import { Inline } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { getChosenOptions, type WidgetProps } from '../widget';
import { Hint } from './GroupField';

type LabelledSwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

function LabelledSwitch({ label, checked, onChange }: LabelledSwitchProps) {
  const id = useId();
  return (
    <Inline as="label" justify="between" wrap={false} gap={4} htmlFor={id}>
      <Text weight="medium">{label}</Text>
      <Switch id={id} checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </Inline>
  );
}

export const SwitchField = ({ field, value = false, set }: WidgetProps<boolean>) => (
  <>
    <LabelledSwitch label={field.label} checked={value} onChange={set} />
    {field.hint && <Hint>{field.hint}</Hint>}
  </>
);

export const SwitchesField = ({ field, value = [], error, set }: WidgetProps<readonly string[]>) => (
  <fieldset aria-label={field.label}>
    {Object.entries(field.meta.options ?? {}).map(([option, label]) => (
      <LabelledSwitch
        key={option}
        label={label}
        checked={value.includes(option)}
        onChange={checked =>
          set(
            getChosenOptions(field, otherOption =>
              otherOption === option ? checked : value.includes(otherOption),
            ),
          )
        }
      />
    ))}
    {error && <FieldMessage>{error}</FieldMessage>}
  </fieldset>
);
