import { Avatar } from '../../../components/ui/Avatar';
import { classNames } from '../../../components/ui/class-names';
import { TextArea, TextField } from '../../../components/ui/Field';
import type { Widget } from '../../../domain/fields/meta';
import { getAvatarAngle, getInitials } from '../../../domain/person';
import { required as mark } from '../../forms/fields/required.css';
import { useOtherIn } from '../../forms/others';
import * as css from '../fields.css';
import { useForm } from '../form-context';
import type { WidgetProps } from '../widget';

const TYPES: Partial<Record<Widget, string>> = { email: 'email', password: 'password', day: 'date' };

/**
 * Renders a text input or textarea. Text over the limit is kept and reported. Read-only while a collaborator types
 * in it.
 */
export function TextInput({ field, value = '', error, write }: WidgetProps<string>) {
  const { max, meta } = field;
  const { isUnmarked } = useForm();
  const other = useOtherIn(field.path);
  const tooLong = value.length > max;
  const common = {
    name: field.path,
    label: field.label,
    hint: field.hint,
    error: tooLong ? `${value.length - max} letters too many` : error,
    value,
    readOnly: field.isFixed || other?.writes === true,
    'aria-required': field.required || undefined,
    className: classNames(field.required && !isUnmarked && mark, other?.writes && css.taken),
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
  };
  return (
    <div className={css.words}>
      {meta.widget === 'text' ? (
        <TextArea rows={4} {...meta.input} {...common} />
      ) : (
        <TextField
          type={(meta.widget && TYPES[meta.widget]) ?? 'text'}
          autoComplete="off"
          {...meta.input}
          {...common}
        />
      )}
      {value.length > max * 0.6 && (
        <span className={css.limit}>
          {value.length} / {max}
        </span>
      )}
      {other?.writes && (
        <p className={css.takenBy}>
          <Avatar
            initials={getInitials(other.name)}
            rim={getAvatarAngle(other.name)}
            size={24}
            photo={other.photo}
          />
          {other.name} is writing here.
        </p>
      )}
    </div>
  );
}
