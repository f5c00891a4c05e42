import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldError } from '../../domain/errors';
import { withValueAt } from '../../domain/fields/path';
import type { Values } from '../../domain/publishing/merge';
import type { z } from '../../domain/zod';
import { Fields } from './Fields';
import { FormContext, type Form as FormState } from './form-context';
import { withIds, withoutAddedIds } from './row-ids';
import { createStore } from './store';
import { createValidation } from './validation';

/*
 * How a form is made:
 *
 *   const form = useStoredForm({ schema: redirectSchema, values: { from: '', to: '' } });
 *   <Form form={form} onSubmit={values => create.mutate(values, { onError: error => form.refuse(failureOf(error).errors) })}>
 *     <Fields path="" />
 *     <Button type="submit">Add redirect</Button>
 *   </Form>
 *
 * Labels, help and controls come from the schema: `describe(schema, { label, help, widget })` of `domain/fields/meta`, or a
 * builder of `domain/sections/fields`. `<Fields path only>` draws some fields, `<Field path>` one. Rows have ids in the form
 * and lose those that their schema does not have. Items and pages bring a store of their own into `FormContext`.
 */

type Options<Own extends z.ZodType> = {
  schema: Own;
  /** What the form begins with. */
  values: Values;
};

/** A form that is stored as a whole when it is submitted: values, steps back, and what is wrong. */
export function useStoredForm<Own extends z.ZodType>({ schema, values }: Options<Own>) {
  const [{ store, validation }] = useState(() => {
    const store = createStore();
    store.begin(withIds(values));
    const validation = createValidation(schema, store.get, values => withoutAddedIds(schema, values));
    return { store, validation };
  });
  /** Changes whenever the focus is to go to the first problem. */
  const [lead, setLead] = useState(0);
  const problems = useSyncExternalStore(validation.subscribe, validation.get, validation.get);
  const context = useMemo<FormState>(() => {
    const change = (path: string, value: unknown, about?: string) => {
      store.change(withValueAt(store.get(), path, value), about);
      validation.changed();
    };
    return {
      schema,
      store,
      write: (path, value) => change(path, value, path),
      set: (path, value) => change(path, value),
      problems,
    };
  }, [schema, store, validation, problems]);
  return {
    context,
    lead,
    blur: validation.blur,
    /** The values as the schema has them; undefined where something is wrong, which is shown then. */
    submit(): z.output<Own> | undefined {
      const values = validation.submit();
      if (values === undefined) setLead(count => count + 1);
      return values as z.output<Own> | undefined;
    },
    /** Shows what the server refused. */
    refuse(errors: readonly FieldError[]) {
      validation.refuse(errors);
      setLead(count => count + 1);
    },
    /** Begins with other values: those that were stored. */
    begin(next: Values) {
      store.begin(withIds(next));
      validation.begin();
    },
  };
}

type FormProps<Output> = {
  form: Omit<ReturnType<typeof useStoredForm>, 'submit'> & { submit(): Output | undefined };
  /** Gets the values when nothing is wrong with them. */
  onSubmit: (values: Output) => void;
  className?: string;
  children?: ReactNode;
};

/** A form with its fields; what is wrong when it is submitted gets the focus. */
export function Form<Output>({
  form,
  onSubmit,
  className,
  children = <Fields path="" />,
}: FormProps<Output>) {
  const element = useRef<HTMLFormElement>(null);
  const { lead } = form;
  useEffect(() => {
    if (lead > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [lead]);
  return (
    <FormContext value={form.context}>
      <form
        ref={element}
        noValidate
        className={className}
        onBlur={({ target }) => {
          const path = target.closest<HTMLElement>('[data-field]')?.dataset.field;
          if (path) form.blur(path);
        }}
        onSubmit={event => {
          event.preventDefault();
          const values = form.submit();
          if (values !== undefined) onSubmit(values);
        }}
      >
        {children}
      </form>
    </FormContext>
  );
}
