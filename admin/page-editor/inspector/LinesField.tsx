import { IconButton } from '../../../components/ui/IconButton';
import { close } from '../../../components/ui/icons';
import { useValueAt } from '../editor-context';
import type { Acts } from '../use-acts';
import type { OneField } from './Fields';
import * as css from './inspector.css';
import { WordsField } from './WordsField';

/** Lines without more to them. */
export function LinesField({ field, acts, max }: { field: OneField; acts: Acts; max: number }) {
  const lines = useValueAt<readonly string[]>(field.path) ?? [];
  return (
    <fieldset className={css.group} data-field={field.path}>
      <legend className={css.legend}>{field.label}</legend>
      {lines.map((_, index) => (
        <div key={index} className={css.lineRow}>
          <WordsField
            field={{ ...field, path: `${field.path}.${index}`, label: `Line ${index + 1}`, hint: undefined }}
            rows={1}
            max={Number.POSITIVE_INFINITY}
            fixed={false}
          />
          <IconButton
            label={`Remove line ${index + 1}`}
            icon={close}
            onClick={() => acts.set(field.path, lines.toSpliced(index, 1))}
          />
        </div>
      ))}
      {lines.length < max && (
        <button type="button" className={css.way} onClick={() => acts.set(field.path, [...lines, ''])}>
          Add a line
        </button>
      )}
    </fieldset>
  );
}
