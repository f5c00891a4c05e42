import { useMutation } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { failureOf } from '../../../trpc/client';
import type { FormKind, Stored } from './form-kind';

type Save<Input> = { input: Input; revision: number | undefined };

/** What came of a save; `stale` when somebody else saved first. */
export type SaveOutcome<Input> =
  | { kind: 'created' | 'updated' | 'unchanged' }
  | { kind: 'stale'; theirs: Stored<Input> };

/** Stores a new item, or a change that starts from a revision. */
export function useSave<Values extends FieldValues, Input extends object>(
  kind: FormKind<Values, Input>,
  id: string | undefined,
  handlers: {
    onOutcome: (outcome: SaveOutcome<Input>, input: Input) => void;
    onFailure: (error: unknown) => void;
  },
) {
  const { words } = kind;
  return useMutation({
    async mutationFn({ input, revision }: Save<Input>): Promise<SaveOutcome<Input>> {
      if (id === undefined || revision === undefined) {
        await kind.create(input);
        return { kind: 'created' };
      }
      try {
        const { changed } = await kind.update({ id, patch: input, revision });
        return { kind: changed ? 'updated' : 'unchanged' };
      } catch (error) {
        const theirs = failureOf(error).kind === 'stale' ? await kind.byId(id) : null;
        if (!theirs) throw error;
        return { kind: 'stale', theirs };
      }
    },
    meta: { failed: id === undefined ? words.createFailed : words.updateFailed },
    onSuccess: (outcome, { input }) => handlers.onOutcome(outcome, input),
    onError: handlers.onFailure,
  });
}
