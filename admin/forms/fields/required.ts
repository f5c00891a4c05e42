import { createContext, useContext } from 'react';
import type { z } from 'zod';

const RequiredContext = createContext<ReadonlySet<string>>(new Set());

/** Provides the paths of required fields. */
export const RequiredFields = RequiredContext;

export const useRequired = (name: string): boolean => useContext(RequiredContext).has(name);

/** Returns the required fields: those that the schema rejects in an empty item. */
export const requiredOf = (schema: z.ZodType, empty: unknown): ReadonlySet<string> =>
  new Set(schema.safeParse(empty).error?.issues.map(({ path }) => path.join('.')));
