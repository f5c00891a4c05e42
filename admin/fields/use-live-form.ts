import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { setValueAt } from '../../domain/fields/path';
import type { Values } from '../../domain/publishing/merge';
import { z } from '../../domain/zod';
import type { Form } from './form-context';
import { createStore } from './store';

/**
 * Provides a form for values that are stored elsewhere. Reports and validates each change immediately.
 * @param customControls controls of this form. Must be the same object on every render.
 */
export function useLiveForm<FormValues extends Values>(
  schema: z.ZodType<unknown, FormValues>,
  values: FormValues,
  onChange: (values: FormValues) => void,
  customControls?: Form['customControls'],
): Form {
  const [store] = useState(() => {
    const store = createStore();
    store.reset(values);
    return store;
  });
  useLayoutEffect(() => store.applyRemote(values), [store, values]);
  const change = useEffectEvent((path: string, value: unknown) => {
    const newValues = setValueAt(store.get(), path, value);
    store.applyRemote(newValues);
    onChange(newValues as FormValues);
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
    hidesCounts: true,
    customControls,
  };
}
