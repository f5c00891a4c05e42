import { useEffect } from 'react';
import { TextField } from '../../components/ui/Field';
import { messages } from '../../domain/messages';
import { useAddressProblem } from './use-address-problem';

type AddressFieldProps = {
  /** Of the page; one that is not stored yet has any. */
  id: string;
  value: string;
  /** Whether it was sent without one: then that is said. */
  asked: boolean;
  /** Where it stands by now. */
  now?: string | undefined;
  onChange: (address: string) => void;
  onFree: (free: boolean) => void;
};

/** Where a page stands on the site; whether it may is said while one types. */
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
      hint="Up to three parts: /services/audits"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
