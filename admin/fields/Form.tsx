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
import { addIds, removeAddedIds } from './row-ids';
import { createStore } from './store';
import { createValidation } from './validation';

/*
 * Usage:
 *
 *   const form = useStoredForm({ schema: redirectSchema, values: { from: '', to: '' } });
 *   const onError = (error: unknown) => form.setServerErrors(toCallError(error).errors);
 *   <Form form={form} onSubmit={values => create.mutate(values, { onError })}>
 *     <Fields path="" />
 *     <Button type="submit">Add redirect</Button>
 *   </Form>
 *
 * The schema provides labels, help and controls (`domain/fields/meta`, `domain/sections/fields`). Rows have IDs in the
 * form and lose them on submit if the schema has none.
 */

type Options<Own extends z.ZodType> = {
  schema: Own;
  values: Values;
  /** Path of the field to focus initially. */
  focus?: string;
  /** Called on every change of a field. Must be the same function on every render. */
  onChange?: () => void;
  /** Must be the same object on every render. */
  customControls?: FormState['customControls'];
};

type FocusTarget = { path?: string };

/** Manages a form that is saved as a whole on submit. */
export function useStoredForm<FormSchema extends z.ZodType>({
  schema,
  values,
  focus,
  onChange,
  customControls,
}: Options<FormSchema>) {
  const [{ store, validation }] = useState(() => {
    const store = createStore();
    store.reset(addIds(values));
    const validation = createValidation(schema, store.get, values => removeAddedIds(schema, values));
    return { store, validation };
  });
  /** A new object moves the focus to a field or to the first problem. */
  const [focusTarget, setFocusTarget] = useState<FocusTarget | undefined>(
    focus === undefined ? undefined : { path: focus },
  );
  const [isBusy, setIsBusy] = useState(false);
  const problems = useSyncExternalStore(validation.subscribe, validation.get, validation.get);
  const context = useMemo<FormState>(() => {
    const change = (path: string, value: unknown, undoPath?: string) => {
      store.change(setValueAt(store.get(), path, value), undoPath);
      validation.revalidate();
      onChange?.();
    };
    return {
      schema,
      store,
      write: (path, value) => change(path, value, path),
      set: (path, value) => change(path, value),
      problems,
      setBusy: setIsBusy,
      hidesRequiredMarks: true,
      ...(customControls && { customControls }),
    };
  }, [schema, store, validation, problems, onChange, customControls]);
  return {
    context,
    focusTarget,
    /** Whether an upload is in progress. */
    isBusy,
    blur: validation.blur,
    check: validation.check,
    /** Returns the parsed values, or shows the problems and returns undefined. */
    submit(): z.output<FormSchema> | undefined {
      const values = validation.submit();
      if (values === undefined) setFocusTarget({});
      return values as z.output<FormSchema> | undefined;
    },
    readField<Name extends keyof z.output<FormSchema> & string>(name: Name) {
      const storedValues = removeAddedIds(schema, store.get());
      const field = findSchemaAt(schema, storedValues, name);
      if (!field) throw new Error(`Unknown field: ${name}`);
      return z.safeParse(field, storedValues[name]) as z.ZodSafeParseResult<z.output<FormSchema>[Name]>;
    },
    /** Shows the server's errors. Those without a field have the path ''. */
    setServerErrors(errors: readonly FieldError[]) {
      validation.setServerErrors(errors);
      setFocusTarget({});
    },
    /** Focuses a field and selects its text. */
    focus: (path: string) => setFocusTarget({ path }),
    /** Replaces the values, for example after a save. */
    reset(newValues: Values) {
      store.reset(addIds(newValues));
      validation.reset();
    },
    applyRemote(newValues: Values) {
      store.applyRemote(addIds(newValues));
      validation.revalidate();
    },
  };
}

type FormProps<Output> = {
  form: Omit<ReturnType<typeof useStoredForm>, 'submit'> & { submit(): Output | undefined };
  /** Called with valid values only. */
  onSubmit: (values: Output) => void;
  /** Called when a field loses the focus. */
  onLeave?: (path: string) => void;
} & Omit<ComponentProps<'form'>, 'form' | 'onSubmit' | 'onBlur' | 'noValidate'>;

/** Focuses the first problem on submit. */
export function Form<Output>({
  form,
  onSubmit,
  onLeave,
  children = <Fields path="" />,
  ...attributes
}: FormProps<Output>) {
  const element = useRef<HTMLFormElement>(null);
  const { focusTarget } = form;
  useEffect(() => {
    if (!focusTarget) return;
    const fieldPath =
      focusTarget.path === undefined ? '[aria-invalid=true]' : `[data-field="${focusTarget.path}"] input`;
    const control = element.current?.querySelector<HTMLElement>(fieldPath);
    control?.focus();
    if (focusTarget.path !== undefined && control instanceof HTMLInputElement) control.select();
  }, [focusTarget]);
  const adoptTypedText = useEffectEvent(() => {
    for (const input of element.current?.querySelectorAll<HTMLInputElement>('[data-field] input') ?? []) {
      const path = input.closest<HTMLElement>('[data-field]')?.dataset.field;
      const isText = ['text', 'email', 'password'].includes(input.type);
      if (path && isText && input.value !== input.defaultValue) form.context.write(path, input.value);
    }
  });
  // Adopts text that was typed into the server-rendered form before the script loaded.
  useEffect(adoptTypedText, []);
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
