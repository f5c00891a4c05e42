import { classNames } from '../../components/ui/class-names';
import { useOtherIn } from '../forms/others';
import { required as mark } from './fields.css';
import { useForm } from './form-context';
import type { FormField } from './widget';

/** What every text control has of its field; it is read-only while a collaborator types in it. */
export function useText(field: FormField, error: string | undefined) {
  const { isUnmarked } = useForm();
  const { path, label, hint, required, isFixed } = field;
  const other = useOtherIn(path);
  return {
    name: path,
    label,
    hint,
    error,
    readOnly: isFixed || other?.writes === true,
    'aria-required': required || undefined,
    className: classNames(required && !isUnmarked && mark),
  };
}
