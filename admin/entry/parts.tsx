import { Button } from '../../components/ui/Button';
import { FieldMessage } from '../../components/ui/Field';
import { useForm } from '../fields/form-context';

/** Why the form was refused as a whole, where it was. */
export function Refusal() {
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
  /** What the button says. */
  children: string;
};

/** What ends a form of the entry: why it was refused, and the button. */
export const Last = (button: LastProps) => (
  <>
    <Refusal />
    <Button variant="black_red" size="large" type="submit" {...button} />
  </>
);
