import { createContext, useContext } from 'react';
import type { z } from 'zod';

const RequiredContext = createContext<ReadonlySet<string>>(new Set());

/** Says to fields which of them must be filled in. */
export const RequiredFields = RequiredContext;

export const useRequired = (name: string): boolean => useContext(RequiredContext).has(name);

/** The fields that an item cannot be without: those of which its schema complains when nothing is filled in. */
export const requiredOf = (schema: z.ZodType, empty: unknown): ReadonlySet<string> =>
  new Set(schema.safeParse(empty).error?.issues.map(({ path }) => path.join('.')));
