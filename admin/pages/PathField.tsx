import { useEffect } from 'react';
import { TextField } from '../../components/ui/Field';
import { messages } from '../../domain/messages';
import { usePathProblem } from './use-path-problem';

type PathFieldProps = {
  /** The page's ID, or an unused ID for a new page. */
  id: string;
  value: string;
  /** Whether to report a missing URL. */
  isSubmitted: boolean;
  currentPath?: string | undefined;
  onChange: (path: string) => void;
  onAvailability: (isAvailable: boolean) => void;
};

export function PathField({ id, value, isSubmitted, currentPath, onChange, onAvailability }: PathFieldProps) {
  const { problem, isAvailable } = usePathProblem(id, value);
  useEffect(() => onAvailability(isAvailable), [isAvailable, onAvailability]);
  const error = problem ?? (isSubmitted && value === '' ? messages.addressRequired : undefined);
  return (
    <TextField
      label="URL"
      required
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      value={value}
      {...(error && { error })}
      {...(isAvailable && value !== currentPath && { success: 'This URL is available' })}
      hint="Up to three parts, for example /services/audits"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
