import { classNames } from '../../components/ui/class-names';
import { useFieldCollaborator } from '../forms/presence';
import { requiredField as mark } from './fields.css';
import { useForm } from './form-context';
import type { FormField } from './widget';

/** Returns props of a text control, which is read-only while a collaborator types in it. */
export function useTextInput(field: FormField, error: string | undefined) {
  const { hidesRequiredMarks } = useForm();
  const { path, label, hint, required, isFixed } = field;
  const collaborator = useFieldCollaborator(path);
  return {
    name: path,
    label,
    hint,
    error,
    readOnly: isFixed || collaborator?.isWriting === true,
    'aria-required': required || undefined,
    className: classNames(required && !hidesRequiredMarks && mark),
  };
}
