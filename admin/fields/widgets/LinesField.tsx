import { IconButton } from '../../../components/ui/IconButton';
import { close } from '../../../components/ui/icons';
import * as css from '../fields.css';
import type { WidgetProps } from '../widget';
import { FieldGroup } from './GroupField';

/** Renders a list of plain text lines. */
export const LinesField = ({
  field,
  value: lines = [],
  error,
  set,
  entry,
}: WidgetProps<readonly string[]>) => (
  <FieldGroup label={field.label} hint={field.hint}>
    {error && <p className={css.problem}>{error}</p>}
    {lines.map((_, index) => (
      <div key={index} className={css.lineRow}>
        {entry(String(index), `Line ${index + 1}`)}
        <IconButton
          label={`Remove line ${index + 1}`}
          icon={close}
          onClick={() => set(lines.toSpliced(index, 1))}
        />
      </div>
    ))}
    {lines.length < field.max && (
      <button type="button" className={css.way} onClick={() => set([...lines, ''])}>
        Add a line
      </button>
    )}
  </FieldGroup>
);
