import { createContext, useContext } from 'react';
import type { RouterOutputs } from '../../trpc/client';

/** Another editor who has the item open. */
export type Collaborator = RouterOutputs['content']['follow']['others'][number];

export const CollaboratorsContext = createContext<readonly Collaborator[]>([]);

export const useCollaborators = () => useContext(CollaboratorsContext);

/** Returns the collaborator in a field and whether they are typing, which locks the field (rule 62). */
export function useFieldCollaborator(
  field: string,
): { name: string; photo: string; isWriting: boolean } | undefined {
  const collaborators = useContext(CollaboratorsContext);
  const writer = collaborators.find(({ writes }) => writes.includes(field));
  const collaborator = writer ?? collaborators.find(candidate => candidate.field === field);
  return (
    collaborator && { name: collaborator.name, photo: collaborator.photo, isWriting: writer !== undefined }
  );
}
