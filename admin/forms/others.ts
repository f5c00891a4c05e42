import { createContext, useContext } from 'react';
import type { Outputs } from '../../trpc/client';

/** Somebody else who has the item open. */
export type Other = Outputs['content']['follow']['others'][number];

export const OthersContext = createContext<readonly Other[]>([]);

/** Everybody else who has the item open. */
export const useOpenOthers = () => useContext(OthersContext);

/** Who else is in a field, and whether it is theirs for now because they type there (rule 62). */
export function useOtherIn(field: string): { name: string; photo: string; writes: boolean } | undefined {
  const others = useContext(OthersContext);
  const writer = others.find(({ writes }) => writes.includes(field));
  const there = writer ?? others.find(other => other.field === field);
  return there && { name: there.name, photo: there.photo, writes: writer !== undefined };
}
