import { Avatar } from '../../../components/ui/Avatar';
import { classNames } from '../../../components/ui/class-names';
import { TextArea, TextField } from '../../../components/ui/Field';
import { initialsOf, rimOf } from '../../../domain/person';
import { required as mark } from '../../forms/fields/required.css';
import { useOtherIn } from '../../forms/others';
import { useEditor, useValueAt } from '../editor-context';
import type { OneField } from './Fields';
import * as css from './inspector.css';

type WordsFieldProps = { field: OneField; rows: number; max: number; fixed: boolean };

/** A line or a paragraph; over its limit it says so, and cuts nothing. Whoever else types there has it for themselves. */
export function WordsField({ field, rows, max, fixed }: WordsFieldProps) {
  const { write } = useEditor();
  const value = useValueAt<string>(field.path) ?? '';
  const other = useOtherIn(field.path);
  const tooLong = value.length > max;
  const common = {
    label: field.label,
    hint: field.hint,
    error: tooLong ? `${value.length - max} letters too many` : field.problem,
    value,
    readOnly: fixed || other?.writes === true,
    'aria-required': field.required || undefined,
    className: classNames(field.required && mark, other?.writes && css.taken),
    onChange: ({ target }: { target: { value: string } }) => write(field.path, target.value),
  };
  return (
    <div data-field={field.path} className={css.words}>
      {rows > 1 ? <TextArea rows={rows} {...common} /> : <TextField autoComplete="off" {...common} />}
      {value.length > max * 0.6 && (
        <span className={css.limit}>
          {value.length} / {max}
        </span>
      )}
      {other?.writes && (
        <p className={css.takenBy}>
          <Avatar initials={initialsOf(other.name)} rim={rimOf(other.name)} size={24} photo={other.photo} />
          {other.name} is writing here.
        </p>
      )}
    </div>
  );
}
