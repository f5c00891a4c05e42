import { type FieldValues, get, useFormContext, useFormState } from 'react-hook-form';

/** The complaint about a field, or about a list as a whole. */
export function useProblem(name: string): string | undefined {
  const { control } = useFormContext<FieldValues>();
  const { errors } = useFormState({ control, name });
  const problem: unknown = get(errors, name);
  return messageOf(problem) ?? messageOf(get({ problem }, 'problem.root'));
}

const messageOf = (problem: unknown): string | undefined =>
  typeof problem === 'object' &&
  problem !== null &&
  'message' in problem &&
  typeof problem.message === 'string'
    ? problem.message
    : undefined;
