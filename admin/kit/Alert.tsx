import { FieldMessage } from '../../components/ui/Field';

type AlertProps = { id?: string; children: string | undefined };

/** Reads out an error as soon as there is one. */
export const Alert = ({ id, children }: AlertProps) => (
  <div role="alert">{children && <FieldMessage id={id}>{children}</FieldMessage>}</div>
);
