import { Button } from '../../components/ui/Button';
import { FieldMessage } from '../../components/ui/Field';
import { useForm } from '../fields/form-context';

/** Renders an error that belongs to no field. */
export function FormError() {
  const refused = useForm().problems.get('');
  return (
    refused && (
      <div role="alert">
        <FieldMessage>{refused}</FieldMessage>
      </div>
    )
  );
}

type LastProps = {
  sending: boolean;
  disabled?: boolean;
  /** Label of the button. */
  children: string;
};

/** Renders the form's error and submit button. */
export const FormSubmit = (button: LastProps) => (
  <>
    <FormError />
    <Button variant="black_red" size="large" type="submit" {...button} />
  </>
);
