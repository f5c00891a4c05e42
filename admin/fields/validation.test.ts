import { describe, expect, it } from 'vitest';
import { setValueAt } from '../../domain/fields/path';
import type { Values } from '../../domain/publishing/merge';
import { z } from '../../domain/zod';
import { createValidation } from './validation';

const schema = z.object({
  name: z.string().min(1, 'Missing'),
  cover: z.object({ alt: z.string(), decorative: z.boolean() }),
  steps: z.array(z.object({ _id: z.string(), title: z.string().min(1, 'Missing') })),
});

function createForm() {
  let values: Values = {
    name: '',
    cover: { alt: '', decorative: false },
    steps: [{ _id: 'a', title: '' }],
  };
  const validation = createValidation(schema, () => values);
  return {
    ...validation,
    write(path: string, value: unknown) {
      values = setValueAt(values, path, value);
      validation.revalidate();
    },
    problems: () => Object.fromEntries(validation.get()),
  };
}

describe('form validation', () => {
  it("shows a field's errors only after the field was changed and lost focus", () => {
    const { write, blur, problems } = createForm();
    blur('name');
    expect(problems()).toEqual({});
    write('name', 'N');
    blur('name');
    write('name', '');
    expect(problems()).toEqual({ name: 'Missing' });
  });

  it('shows all errors of a form on submit until their fields are filled in', () => {
    const { write, submit, problems } = createForm();
    expect(submit()).toBeUndefined();
    expect(problems()).toEqual({ name: 'Missing', 'steps.a.title': 'Missing' });
    write('steps.a.title', 'T');
    expect(problems()).toEqual({ name: 'Missing' });
    write('name', 'N');
    expect(submit()).toMatchObject({ name: 'N' });
  });

  it('clears form errors when the form values are replaced', () => {
    const { submit, reset, problems } = createForm();
    submit();
    reset();
    expect(problems()).toEqual({});
  });

  it('reports a server error until the value of its field changes', () => {
    const { write, setServerErrors, problems } = createForm();
    setServerErrors([
      { path: 'name', message: 'Taken' },
      { path: 'steps.0.title', message: 'Unknown' },
    ]);
    write('cover.alt', 'A');
    expect(problems()).toEqual({ name: 'Taken', 'steps.a.title': 'Unknown' });
    write('name', 'N');
    expect(problems()).toEqual({ 'steps.a.title': 'Unknown' });
  });

  it('clears a server error about alternative text when the image becomes decorative', () => {
    const { write, setServerErrors, problems } = createForm();
    setServerErrors([{ path: 'cover.alt', message: 'Say what it shows' }]);
    write('cover.decorative', true);
    expect(problems()).toEqual({});
  });
});
