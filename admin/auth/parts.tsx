import { Button } from '../../components/ui/Button';
import { FieldMessage } from '../../components/ui/Field';
import { useForm } from '../fields/form-context';

/** Shows errors that belong to no field. */
export function FormError() {
  const formProblem = useForm().problems.get('');
  return (
    formProblem && (
      <div role="alert">
        <FieldMessage>{formProblem}</FieldMessage>
      </div>
    )
  );
}

type FormSubmitProps = {
  isSending: boolean;
  disabled?: boolean;
  children: string;
};

export const FormSubmit = (button: FormSubmitProps) => (
  <>
    <FormError />
    <Button variant="black_red" size="large" type="submit" {...button} />
  </>
);
