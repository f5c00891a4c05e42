import { useCallback, useRef, useState } from 'react';
import type { FieldError as Complaint } from '../../domain/errors';
import type { Values } from '../../domain/publishing/merge';
import { useStoredForm } from '../fields/Form';
import { withIds, withoutAddedIds } from '../fields/row-ids';
import type { FormKind } from './form-kind';

/** Holds the values of an item form, including fields that write lazily. */
export function useFormValues<Fields extends Values, Input extends object>(kind: FormKind<Fields, Input>) {
  const [generation, setGeneration] = useState(0);
  const [late] = useState(() => new Set<() => void>());
  const settling = useRef(false);
  const typed = useRef<() => void>(undefined);
  const form = useStoredForm({
    schema: kind.schema,
    values: kind.empty,
    onChange: useCallback(() => settling.current || typed.current?.(), []),
  });
  const { store } = form.context;

  /** Collects the values of fields that write lazily. */
  const settle = () => {
    settling.current = true;
    for (const tell of late) tell();
    settling.current = false;
  };
  /** What fields hold, as it would be stored. */
  const stored = (fields: Values) => withoutAddedIds(kind.schema, fields);

  return {
    form: form.context,
    generation,
    lead: form.lead,
    late,
    /** Sets the callback for user input; collecting lazy values doesn't trigger it. */
    onTyped(tell: () => void) {
      typed.current = tell;
    },
    /** Returns the values without collecting lazy ones. */
    values: () => stored(store.get()),
    read() {
      settle();
      return stored(store.get());
    },
    /** Normalises values of the server to those that the form would store. */
    shape: (values: Values) => stored(withIds(kind.toFields(values))),
    /** Replaces all values and remounts the fields. */
    begin(values: Values) {
      settle();
      form.begin(kind.toFields(values));
      setGeneration(count => count + 1);
    },
    /** Updates the fields with changes of others. */
    show(values: Values) {
      settle();
      form.join(kind.toFields(values));
    },
    /** Returns the values if valid; otherwise focuses the first problem. */
    submit() {
      settle();
      return form.submit();
    },
    /** Shows the field errors of the server. */
    refuse(complaints: readonly Complaint[]) {
      settle();
      form.refuse(
        complaints.map(({ path, message }) => ({ path: path.replace(/^(?:patch|values)\./, ''), message })),
      );
    },
  };
}
