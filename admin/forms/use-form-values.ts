import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { FieldError as Complaint } from '../../domain/errors';
import { focusAgain } from './focus-again';
import type { FormKind } from './form-kind';
import { aboutOf, type Refusal, resolverWith } from './refusals';

/** The values of a form: validated on submit first, then at every change, with what the server refused. */
export function useFormValues<Values extends FieldValues, Input extends object>(
  kind: FormKind<Values, Input>,
) {
  const refusals = useRef<Refusal[]>([]);
  const validated = useRef(false);
  const [generation, setGeneration] = useState(0);
  /** Fields that tell their value when they are asked. */
  const late = useRef(new Set<() => void>());
  const settling = useRef(false);
  /** Changes whenever somebody is to be led to the first problem. */
  const [lead, setLead] = useState(0);

  const [resolver] = useState(() => resolverWith(kind.schema, () => refusals.current));
  const form = useForm<Values, unknown, Input>({
    resolver,
    defaultValues: kind.empty,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  useEffect(() => {
    // Single fields would only look at themselves, and entries of lists would not be looked at when they move.
    const { unsubscribe } = form.watch(() => {
      if (validated.current) void form.trigger();
    });
    return unsubscribe;
  }, [form]);

  /** Has every field tell what it holds. */
  const settle = () => {
    settling.current = true;
    for (const tell of late.current) tell();
    settling.current = false;
  };

  return {
    form,
    generation,
    lead,
    late: late.current,
    /** Calls back when something is typed, which is not when somebody asks a field that tells late. */
    onTyped: (typed: () => void) => form.watch(() => settling.current || typed()).unsubscribe,
    /** What the fields hold now. */
    read(): Values {
      settle();
      return form.getValues();
    },
    /** Shows other values in every field. */
    show(values: Values) {
      settle();
      validated.current = false;
      const goBack = focusAgain();
      form.reset(values);
      setGeneration(count => count + 1);
      setTimeout(goBack);
    },
    /** Goes on when everything is valid; otherwise the first problem gets the focus. */
    submit: (onValid: (input: Input) => void) => async (event?: FormEvent) => {
      let refused = false;
      settle();
      await form.handleSubmit(onValid, () => {
        refused = true;
      })(event);
      if (!refused) return;
      validated.current = true;
      setLead(count => count + 1);
    },
    /** Shows what the server refused, at the fields. */
    async refuse(complaints: Complaint[]) {
      settle();
      refusals.current = complaints.map(({ path, message }) => {
        const field = path.replace(/^(?:patch|values)\./, '');
        return { path: field, message, about: aboutOf(form.getValues(), field) };
      });
      validated.current = true;
      await form.trigger();
      setLead(count => count + 1);
    },
  };
}
