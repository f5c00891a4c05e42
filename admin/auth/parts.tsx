import { Button } from '../../components/ui/Button';
import { useForm } from '../fields/form-context';
import { Alert } from '../kit/Alert';

/** Shows errors that belong to no field. */
export function FormError() {
  const formProblem = useForm().problems.get('');
  return formProblem && <Alert>{formProblem}</Alert>;
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
