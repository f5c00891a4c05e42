import { type ReactNode, useId } from 'react';
import { classNames } from '../../components/ui/class-names';
import { FieldMessage } from '../../components/ui/Field';
import * as css from './parts.css';

/** What a control needs to be read with its label, help and error. */
export type Wiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};
type FieldProps = {
  label: string;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  /** Beside the label: a count, a way to add. */
  action?: ReactNode;
  /** One control, which takes what it is given; or several, which the label names together. */
  children: ReactNode | ((wiring: Wiring) => ReactNode);
};

/** A label, what helps, the control, and what is wrong with it. Plain texts have `TextField`, which is this in one. */
export function Field({ label, help, error, required, action, children }: FieldProps) {
  const id = useId();
  const describedBy = classNames(error && `${id}-error`, help ? `${id}-help` : undefined) || undefined;
  const title = classNames(css.fieldLabel, required && css.fieldRequired);
  const content = (
    <>
      {help && (
        <p id={`${id}-help`} className={css.fieldHelp}>
          {help}
        </p>
      )}
      <div className={css.fieldBody}>
        {typeof children === 'function'
          ? children({
              id,
              'aria-describedby': describedBy,
              'aria-invalid': error ? true : undefined,
              'aria-required': required || undefined,
            })
          : children}
      </div>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </>
  );
  if (typeof children === 'function')
    return (
      <div>
        <div className={css.fieldHead}>
          <label className={title} htmlFor={id}>
            {label}
          </label>
          {action}
        </div>
        {content}
      </div>
    );
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <div className={css.fieldHead}>
        <span id={`${id}-label`} className={title}>
          {label}
        </span>
        {action}
      </div>
      {content}
    </fieldset>
  );
}
