import { useId } from 'react';
import { getDepartmentField } from '../../domain/contact-form';
import { ChoiceChip } from '../ui/ChoiceChip';
import { FieldMessage, legend } from '../ui/Field';
import * as css from './ContactForm.css';
import type { LiveForm } from './live-form';

type DepartmentsProps = {
  types: readonly string[];
  live: LiveForm | undefined;
  error: string | undefined;
};

export function Departments({ types, live, error }: DepartmentsProps) {
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
            defaultChecked={index === 0}
            aria-invalid={error ? true : undefined}
            {...live?.bind('department')}
          />
        ))}
      </div>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </fieldset>
  );
}
