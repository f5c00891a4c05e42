import { useId } from 'react';
import { Switch } from '../../../components/ui/Switch';
import * as css from '../fields.css';
import type { WidgetProps } from '../widget';

/** On or off, with its words before it. */
export function SwitchField({ field, value = false, set }: WidgetProps<boolean>) {
  const id = useId();
  return (
    <>
      <label className={css.check} htmlFor={id}>
        {field.label}
        <Switch id={id} checked={value} onChange={({ target }) => set(target.checked)} />
      </label>
      {field.hint && <p className={css.hint}>{field.hint}</p>}
    </>
  );
}
