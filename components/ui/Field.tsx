import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import * as css from './Field.css';
import { Icon } from './Icon';
import { down } from './icons';

export { form, legend, pair } from './Field.css';

type FieldText = {
  label: string;
  hint?: ReactNode;
  /** Shown with a red dot and announced with the field. */
  error?: string;
  /** Shown in green once the value is valid. */
  success?: string;
};

/** Renders a message below a field or group, whose `aria-describedby` needs the message's id. */
export function FieldMessage({
  id,
  isSuccess,
  children,
}: {
  id?: string;
  isSuccess?: boolean;
  children: ReactNode;
}) {
  return (
    <p id={id} className={classNames(css.message, isSuccess && css.successMessage)}>
      {children}
    </p>
  );
}

/** Returns the ids, validity and messages that all fields share. */
function useField({ error, hint, success }: Omit<FieldText, 'label'>, customId?: string) {
  const generatedId = useId();
  const id = customId ?? generatedId;
  const message = error ?? success;
  const describedBy = classNames(message && `${id}-note`, hint !== undefined && `${id}-hint`);
  return {
    control: {
      id,
      placeholder: ' ',
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
      'data-valid': !error && success ? '' : undefined,
    },
    texts: (
      <>
        {message && (
          <FieldMessage id={`${id}-note`} isSuccess={!error}>
            {message}
          </FieldMessage>
        )}
        {hint !== undefined && (
          <p id={`${id}-hint`} className={css.hint}>
            {hint}
          </p>
        )}
      </>
    ),
  };
}

type TextFieldProps = FieldText & ComponentProps<'input'>;

/** Passes native props and `ref` to the input, so that `{...register('name')}` works. */
export function TextField({ label, hint, error, success, className, id, ...input }: TextFieldProps) {
  const { control, texts } = useField({ hint, error, success }, id);
  return (
    <div className={classNames(css.field, className)}>
      <input type="text" {...input} {...control} className={css.control} />
      <label className={css.label} htmlFor={control.id}>
        {label}
      </label>
      {texts}
    </div>
  );
}

type TextAreaProps = FieldText & ComponentProps<'textarea'>;

export function TextArea({ label, hint, error, success, className, id, ...area }: TextAreaProps) {
  const { control, texts } = useField({ hint, error, success }, id);
  return (
    <div className={classNames(css.field, className)}>
      <textarea rows={4} {...area} {...control} className={classNames(css.control, css.multilineControl)} />
      <label className={css.label} htmlFor={control.id}>
        {label}
      </label>
      {texts}
    </div>
  );
}

type SelectProps = FieldText & ComponentProps<'select'>;

export function Select({ label, hint, error, success, className, id, ...select }: SelectProps) {
  const { control, texts } = useField({ hint, error, success }, id);
  const { placeholder: _, ...selectProps } = control;
  return (
    <div className={classNames(css.field, className)}>
      <select {...select} {...selectProps} className={classNames(css.control, css.select)} />
      <label className={css.label} htmlFor={control.id}>
        {label}
      </label>
      <Icon path={down} className={css.chevron} />
      {texts}
    </div>
  );
}
