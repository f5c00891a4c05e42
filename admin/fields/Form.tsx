import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FieldError } from '../../domain/errors';
import { setValueAt } from '../../domain/fields/path';
import { findSchemaAt } from '../../domain/fields/tree';
import type { Values } from '../../domain/publishing/merge';
import { z } from '../../domain/zod';
import { Fields } from './Fields';
import { FormContext, type Form as FormState } from './form-context';
import { withIds, withoutAddedIds } from './row-ids';
import { createStore } from './store';
import { createValidation } from './validation';

/*
 * How a form is made:
 *
 *   const form = useStoredForm({ schema: redirectSchema, values: { from: '', to: '' } });
 *   <Form form={form} onSubmit={values => create.mutate(values, { onError: error => form.refuse(toFailure(error).errors) })}>
 *     <Fields path="" />
 *     <Button type="submit">Add redirect</Button>
 *   </Form>
 *
 * Labels, help and controls come from the schema: `describe(schema, { label, help, widget })` of `domain/fields/meta`, or a
 * builder of `domain/sections/fields`. `<Fields path only>` draws some fields, `<Field path>` one. Rows have ids in the form
 * and lose those that their schema does not have. Pages bring a store of their own into `FormContext`; the form of an item is
 * bound to its draft by `useFormValues`.
 */

type Options<Own extends z.ZodType> = {
  schema: Own;
  /** What the form begins with. */
  values: Values;
  /** The field that has the focus at first. */
  focus?: string;
  /** Called on every change of a field. Must be the same function on every render. */
  onChange?: () => void;
};

type Lead = { path?: string };

/** A form that is stored as a whole when it is submitted: values, steps back, and what is wrong. */
export function useStoredForm<Own extends z.ZodType>({ schema, values, focus, onChange }: Options<Own>) {
  const [{ store, validation }] = useState(() => {
    const store = createStore();
    store.begin(withIds(values));
    const validation = createValidation(schema, store.get, values => withoutAddedIds(schema, values));
    return { store, validation };
  });
  /** A new one whenever the focus is to go somewhere: to a field, else to the first problem. */
  const [lead, setLead] = useState<Lead | undefined>(focus === undefined ? undefined : { path: focus });
  const [isBusy, hold] = useState(false);
  const problems = useSyncExternalStore(validation.subscribe, validation.get, validation.get);
  const context = useMemo<FormState>(() => {
    const change = (path: string, value: unknown, about?: string) => {
      store.change(setValueAt(store.get(), path, value), about);
      validation.changed();
      onChange?.();
    };
    return {
      schema,
      store,
      write: (path, value) => change(path, value, path),
      set: (path, value) => change(path, value),
      problems,
      hold,
      isUnmarked: true,
    };
  }, [schema, store, validation, problems, onChange]);
  return {
    context,
    lead,
    /** A file is on its way. */
    isBusy,
    blur: validation.blur,
    check: validation.check,
    /** The values as the schema has them; undefined where something is wrong, which is shown then. */
    submit(): z.output<Own> | undefined {
      const values = validation.submit();
      if (values === undefined) setLead({});
      return values as z.output<Own> | undefined;
    },
    /** A field, as the schema has it. */
    read<Name extends keyof z.output<Own> & string>(name: Name) {
      const own = withoutAddedIds(schema, store.get());
      const field = findSchemaAt(schema, own, name);
      if (!field) throw new Error(`There is no field ${name}`);
      return z.safeParse(field, own[name]) as z.ZodSafeParseResult<z.output<Own>[Name]>;
    },
    /** Shows what the server refused; what is about no field has the path ''. */
    refuse(errors: readonly FieldError[]) {
      validation.refuse(errors);
      setLead({});
    },
    /** Puts the focus into a field, and chooses what is in it. */
    focus: (path: string) => setLead({ path }),
    /** Begins with other values: those that were stored. */
    begin(next: Values) {
      store.begin(withIds(next));
      validation.begin();
    },
    /** Takes over what others wrote. */
    join(next: Values) {
      store.join(withIds(next));
      validation.changed();
    },
  };
}

type FormProps<Output> = {
  form: Omit<ReturnType<typeof useStoredForm>, 'submit'> & { submit(): Output | undefined };
  /** Gets the values when nothing is wrong with them. */
  onSubmit: (values: Output) => void;
  /** A field is left. */
  onLeave?: (path: string) => void;
} & Omit<ComponentProps<'form'>, 'form' | 'onSubmit' | 'onBlur' | 'noValidate'>;

/** A form with its fields; what is wrong when it is submitted gets the focus. */
export function Form<Output>({
  form,
  onSubmit,
  onLeave,
  children = <Fields path="" />,
  ...attributes
}: FormProps<Output>) {
  const element = useRef<HTMLFormElement>(null);
  const { lead } = form;
  useEffect(() => {
    if (!lead) return;
    const at = lead.path === undefined ? '[aria-invalid=true]' : `[data-field="${lead.path}"] input`;
    const control = element.current?.querySelector<HTMLElement>(at);
    control?.focus();
    if (lead.path !== undefined && control instanceof HTMLInputElement) control.select();
  }, [lead]);
  const takeTyped = useEffectEvent(() => {
    for (const input of element.current?.querySelectorAll<HTMLInputElement>('[data-field] input') ?? []) {
      const path = input.closest<HTMLElement>('[data-field]')?.dataset.field;
      const isText = ['text', 'email', 'password'].includes(input.type);
      if (path && isText && input.value !== input.defaultValue) form.context.write(path, input.value);
    }
  });
  // A server-rendered form may contain text typed before the script loaded.
  useEffect(takeTyped, []);
  return (
    <FormContext value={form.context}>
      <form
        ref={element}
        noValidate
        {...attributes}
        onBlur={({ target }) => {
          const path = target.closest<HTMLElement>('[data-field]')?.dataset.field;
          if (!path) return;
          form.blur(path);
          onLeave?.(path);
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
