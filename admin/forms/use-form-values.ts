import { useCallback, useRef, useState } from 'react';
import type { FieldError as Complaint } from '../../domain/errors';
import type { Values } from '../../domain/publishing/merge';
import { useStoredForm } from '../fields/Form';
import { withIds, withoutAddedIds } from '../fields/row-ids';
import type { FormKind } from './form-kind';

/** The values of a form of an item: those of the engine, and fields that tell theirs when they are asked. */
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

  /** Has every field tell what it holds. */
  const settle = () => {
    settling.current = true;
    for (const tell of late) tell();
    settling.current = false;
  };
  /** What fields hold, as it would be stored. */
  const stored = (fields: Values) => kind.toValues(withoutAddedIds(kind.schema, fields as Fields));

  return {
    form: form.context,
    generation,
    lead: form.lead,
    late,
    /** Calls back when something is typed, which is not when somebody asks a field that tells late. */
    onTyped(tell: () => void) {
      typed.current = tell;
    },
    /** What the fields say now, without asking those that tell late. */
    values: () => stored(store.get()),
    read() {
      settle();
      return stored(store.get());
    },
    /** Values of the server as the fields would store them. */
    shape: (values: Values) => stored(withIds(kind.toFields(values))),
    /** Begins with other values, in fields that are drawn anew. */
    begin(values: Values) {
      settle();
      form.begin(kind.toFields(values));
      setGeneration(count => count + 1);
    },
    /** Puts into the fields what somebody else wrote. */
    show(values: Values) {
      settle();
      form.join(kind.toFields(values));
    },
    /** The values, when everything is valid; otherwise the first problem gets the focus. */
    submit() {
      settle();
      return form.submit();
    },
    /** Shows what the server refused, at the fields. */
    refuse(complaints: readonly Complaint[]) {
      settle();
      form.refuse(
        complaints.map(({ path, message }) => ({ path: path.replace(/^(?:patch|values)\./, ''), message })),
      );
    },
  };
}
