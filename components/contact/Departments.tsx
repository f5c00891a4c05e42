import { useId } from 'react';
import { getDepartmentField } from '../../domain/contact-form';
import { ChoiceChip } from '../ui/ChoiceChip';
import { FieldMessage, legend } from '../ui/Field';
import * as css from './ContactForm.css';
import type { LiveForm } from './live-form';

type DepartmentsProps = {
  types: readonly string[];
  /** Preselected request type. Defaults to the first. */
  tickedType?: string | undefined;
  liveForm: LiveForm | undefined;
  error: string | undefined;
};

export function Departments({ types, tickedType = '', liveForm, error }: DepartmentsProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className={legend}>What do you need?</legend>
      <div className={css.departments}>
        {types.map((type, index) => (
          <ChoiceChip
            key={type}
            label={type}
            name={getDepartmentField(index)}
            value={type}
            defaultChecked={index === Math.max(0, types.indexOf(tickedType))}
            aria-invalid={error ? true : undefined}
            {...liveForm?.getFieldHandlers('department')}
          />
        ))}
      </div>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </fieldset>
  );
}
