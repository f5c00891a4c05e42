import { createContext, useContext } from 'react';
import type { RouterOutputs } from '../../trpc/client';

/** Another editor who has the item open, or the user in another window. */
export type Collaborator = RouterOutputs['content']['follow']['others'][number];

export const CollaboratorsContext = createContext<readonly Collaborator[]>([]);

export const useCollaborators = () => useContext(CollaboratorsContext);

export const getEditorName = ({ isSelf, name }: Collaborator) => (isSelf ? 'Your other window' : name);

/** Returns the collaborator in a field and whether they are typing, which locks the field (rule 62). */
export function useFieldCollaborator(
  field: string,
): { name: string; photo: string; isWriting: boolean } | undefined {
  const collaborators = useContext(CollaboratorsContext);
  const writer = collaborators.find(({ writes }) => writes.includes(field));
  const collaborator = writer ?? collaborators.find(other => other.field === field && !other.isSelf);
  return (
    collaborator && {
      name: getEditorName(collaborator),
      photo: collaborator.photo,
      isWriting: writer !== undefined,
    }
  );
}
