import { useEffect } from 'react';
import { TextField } from '../../components/ui/Field';
import { PAGE_TITLE_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { trpc } from '../../trpc/client';
import { useDebounced } from '../use-debounced';

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

/**
 * Checks the path once typing pauses.
 * @param id ID of the page, or an unused ID for a new page.
 */
function usePathProblem(id: string, path: string): { problem?: string; isAvailable: boolean } {
  const debouncedPath = useDebounced(path);
  const { data } = trpc.pages.addressProblem.useQuery(
    { id, path: debouncedPath.slice(0, 200) },
    { enabled: debouncedPath !== '', staleTime: 0 },
  );
  if (debouncedPath !== path || !data) return { isAvailable: false };
  return data.problem ? { problem: data.problem, isAvailable: false } : { isAvailable: true };
}

type TitleFieldProps = {
  value: string;
  /** Whether to report a missing title. */
  isSubmitted: boolean;
  onChange: (title: string) => void;
};

export const TitleField = ({ value, isSubmitted, onChange }: TitleFieldProps) => (
  <TextField
    label="Title"
    required
    maxLength={PAGE_TITLE_MAX}
    autoComplete="off"
    value={value}
    error={isSubmitted && value.trim() === '' ? messages.titleRequired : undefined}
    onChange={({ target }) => onChange(target.value)}
  />
);
