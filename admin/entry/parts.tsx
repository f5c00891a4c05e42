import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/ui/Button';
import { FieldMessage, TextField } from '../../components/ui/Field';
import { PASSWORD_MIN } from '../../domain/limits';

/** A password that somebody chooses. */
export const NewPassword = ({
  label = 'New password',
  ...field
}: Partial<ComponentProps<typeof TextField>>) => (
  <TextField
    label={label}
    type="password"
    autoComplete="new-password"
    required
    hint={`At least ${PASSWORD_MIN} characters. A sentence is easier to keep than a riddle.`}
    {...field}
  />
);

type LastProps = {
  /** Why the form was refused as a whole, where it was. */
  refused: string | undefined;
  sending: boolean;
  disabled?: boolean;
  /** The button stands outside of the form. */
  elsewhere?: boolean;
  /** What the button says. */
  children: ReactNode;
};

/** What ends a form of the entry: why it was refused, and the button. */
export const Last = ({ refused, elsewhere = false, children, ...button }: LastProps) => (
  <>
    {refused && (
      <div role="alert">
        <FieldMessage>{refused}</FieldMessage>
      </div>
    )}
    {!elsewhere && (
      <Button variant="black_red" size="large" type="submit" {...button}>
        {children}
      </Button>
    )}
  </>
);
