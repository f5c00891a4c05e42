import { useCallback, useRef, useState } from 'react';
import type { FieldError as Complaint } from '../../domain/errors';
import type { PublishingProblem } from '../../domain/publishing/checks';
import type { Values } from '../../domain/publishing/merge';
import { z } from '../../domain/zod';
import { useStoredForm } from '../fields/Form';
import { addIds, removeAddedIds } from '../fields/row-ids';
import type { FormKind } from './form-kind';

/** Manages an item form's values, including fields that write lazily. */
export function useFormValues(kind: FormKind) {
  const [generation, setGeneration] = useState(0);
  const [lazyFields] = useState(() => new Set<() => void>());
  const isCollecting = useRef(false);
  const inputListener = useRef<() => void>(undefined);
  const form = useStoredForm({
    schema: kind.schema,
    values: kind.initialValues,
    onChange: useCallback(() => isCollecting.current || inputListener.current?.(), []),
  });
  const { store } = form.context;

  const collectLazy = () => {
    isCollecting.current = true;
    for (const collect of lazyFields) collect();
    isCollecting.current = false;
  };
  const toStored = (fields: Values) => removeAddedIds(kind.schema, fields);

  return {
    form: form.context,
    generation,
    focusTarget: form.focusTarget,
    lazyFields,
    /** Sets a callback that runs on user input, but not when lazy values are collected. */
    setInputListener(collect: () => void) {
      inputListener.current = collect;
    },
    /** Returns the values without collecting lazy ones. */
    values: () => toStored(store.get()),
    readValues() {
      collectLazy();
      return toStored(store.get());
    },
    /** Normalises the server's values to the form's stored format. */
    normalise: (values: Values) => toStored(addIds(kind.toFields(values))),
    /** Replaces all values and remounts the fields. */
    reset(values: Values) {
      collectLazy();
      form.reset(kind.toFields(values));
      setGeneration(count => count + 1);
    },
    applyRemote(values: Values) {
      collectLazy();
      form.applyRemote(kind.toFields(values));
    },
    /** Returns the checks of an item that has never been saved, without marking its fields. */
    listChecks(): PublishingProblem[] {
      const { issues = [] } = z.safeParse(kind.schema, toStored(store.get())).error ?? {};
      const messagesByPath = new Map(
        issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
      );
      return [...messagesByPath].toReversed().map(([path, message]) => ({ level: 'stop', path, message }));
    },
    /** Returns the values if they are valid. Otherwise focuses the first problem. */
    submit() {
      collectLazy();
      return form.submit();
    },
    showErrors(errors: readonly Complaint[]) {
      collectLazy();
      form.setServerErrors(
        errors.map(({ path, message }) => ({ path: path.replace(/^(?:patch|values)\./, ''), message })),
      );
    },
  };
}
