import { useEffect } from 'react';
import { TextField } from '../../components/ui/Field';
import { messages } from '../../domain/messages';
import { useAddressProblem } from './use-address-problem';

type AddressFieldProps = {
  /** ID of the page; any other value for a new one. */
  id: string;
  value: string;
  /** Whether the form was submitted. If so, a missing URL is reported. */
  asked: boolean;
  /** Current URL. */
  now?: string | undefined;
  onChange: (address: string) => void;
  onFree: (free: boolean) => void;
};

/** Renders the URL field and checks the URL while typing. */
export function AddressField({ id, value, asked, now, onChange, onFree }: AddressFieldProps) {
  const { problem, free } = useAddressProblem(id, value);
  useEffect(() => onFree(free), [free, onFree]);
  const error = problem ?? (asked && value === '' ? messages.addressRequired : undefined);
  return (
    <TextField
      label="URL"
      required
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      value={value}
      {...(error && { error })}
      {...(free && value !== now && { success: 'This URL is available' })}
      hint="Up to three parts, for example /services/audits"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
