import { useId } from 'react';
import { FieldMessage } from '../../../components/ui/Field';
import { Switch } from '../../../components/ui/Switch';
import * as css from '../fields.css';
import { getChosenOptions, type WidgetProps } from '../widget';

type LabelledSwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

function LabelledSwitch({ label, checked, onChange }: LabelledSwitchProps) {
  const id = useId();
  return (
    <label className={css.checkRow} htmlFor={id}>
      {label}
      <Switch id={id} checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </label>
  );
}

export const SwitchField = ({ field, value = false, set }: WidgetProps<boolean>) => (
  <>
    <LabelledSwitch label={field.label} checked={value} onChange={set} />
    {field.hint && <p className={css.hint}>{field.hint}</p>}
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
