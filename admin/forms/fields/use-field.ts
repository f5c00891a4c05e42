import { classNames } from '../../../components/ui/class-names';
import { useForm, useValueAt } from '../../fields/form-context';
import { useOtherIn } from '../others';
import { useRequired } from './required';
import { required as mark } from './required.css';

/** Returns the value, error and setters of a field. */
export function useField<Value>(name: string) {
  const { write, set, problems } = useForm();
  return {
    value: useValueAt<Value>(name),
    error: problems.get(name),
    required: useRequired(name),
    /** Writes a value while typing. */
    write: (value: Value | undefined) => write(name, value),
    /** Writes a list or a group as one undo step. */
    set: (value: Value) => set(name, value),
  };
}

/** Returns the props of a text control, which is read-only while a collaborator types in it. */
export function useText(name: string, className?: string) {
  const { value, error, required, write } = useField<string | number>(name);
  return {
    name,
    value: value ?? '',
    error,
    readOnly: useOtherIn(name)?.writes,
    className: classNames(className, required && mark),
    'aria-required': required || undefined,
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
  };
}
