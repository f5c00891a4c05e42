import { ChoiceChip } from '../../../components/ui/ChoiceChip';
import { Select } from '../../../components/ui/Field';
import * as css from '../fields.css';
import type { WidgetProps } from '../widget';

/** Renders a checkbox, or a select if both values have a label. */
export function FlagField({ field, value = false, write }: WidgetProps<boolean>) {
  const { label, hint, meta } = field;
  if (meta.options)
    return (
      <Select
        label={label}
        hint={hint}
        value={String(value)}
        onChange={({ target }) => write(target.value === 'true')}
      >
        {['true', 'false'].map(item => (
          <option key={item} value={item}>
            {meta.options?.[item]}
          </option>
        ))}
      </Select>
    );
  return (
    <>
      <ChoiceChip label={label} checked={value} onChange={({ target }) => write(target.checked)} />
      {hint && <p className={css.hint}>{hint}</p>}
    </>
  );
}
