import { Button } from '../../components/ui/Button';
import { FieldMessage } from '../../components/ui/Field';
import { useForm } from '../fields/form-context';

/** Shows errors that belong to no field. */
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
  children: string;
};

export const FormSubmit = (button: LastProps) => (
  <>
    <FormError />
    <Button variant="black_red" size="large" type="submit" {...button} />
  </>
);
