import { ChoiceChip } from '../../../components/ui/ChoiceChip';
import { Select } from '../../../components/ui/Field';
import type { WidgetProps } from '../widget';
import { Hint } from './GroupField';

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
        {['true', 'false'].map(flag => (
          <option key={flag} value={flag}>
            {meta.options?.[flag]}
          </option>
        ))}
      </Select>
    );
  return (
    <>
      <ChoiceChip label={label} checked={value} onChange={({ target }) => write(target.checked)} />
      {hint && <Hint>{hint}</Hint>}
    </>
  );
}
