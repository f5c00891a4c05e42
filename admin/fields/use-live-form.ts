import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { setValueAt } from '../../domain/fields/path';
import type { Values } from '../../domain/publishing/merge';
import { z } from '../../domain/zod';
import type { Form } from './form-context';
import { createStore } from './store';

/**
 * Provides a form for values that are stored elsewhere. Reports and validates each change immediately.
 * @param own controls of this form. Must be the same object on every render.
 */
export function useLiveForm<Held extends Values>(
  schema: z.ZodType<unknown, Held>,
  values: Held,
  onChange: (values: Held) => void,
  own?: Form['own'],
): Form {
  const [store] = useState(() => {
    const store = createStore();
    store.reset(values);
    return store;
  });
  useLayoutEffect(() => store.applyRemote(values), [store, values]);
  const change = useEffectEvent((path: string, value: unknown) => {
    const next = setValueAt(store.get(), path, value);
    store.applyRemote(next);
    onChange(next as Held);
  });
  const { error } = z.safeParse(schema, values);
  const problems = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) problems.set(path.join('.'), message);
  return {
    schema,
    store,
    write: change,
    set: change,
    problems,
    hidesRequiredMarks: true,
    isUncounted: true,
    own,
  };
}
