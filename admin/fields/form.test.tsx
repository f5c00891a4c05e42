// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeField as say } from '../../domain/fields/meta';
import { rows } from '../../domain/sections/fields';
import { z } from '../../domain/zod';
import { Form, useStoredForm } from './Form';

const schema = z.strictObject({
  name: say(z.string().min(1, 'Say how it is called'), { label: 'Name', help: 'As people say it' }),
  isRemote: say(z.boolean(), { label: 'Remote' }),
  team: z.array(z.object({ role: say(z.string(), { label: 'Role' }) })),
  steps: rows(
    'Steps',
    { title: say(z.string(), { label: 'Title', example: 'New' }) },
    { min: 0, singular: 'Step' },
  ),
  look: z.discriminatedUnion('variant', [
    z.object({ variant: z.literal('plain') }),
    z.object({ variant: z.literal('titled'), title: say(z.string(), { label: 'Heading' }) }),
  ]),
});
const values = {
  name: '',
  isRemote: false,
  team: [{ role: 'Tester' }],
  steps: [],
  look: { variant: 'plain' },
};

let rejectName: (message: string) => void;
const onSubmit = vi.fn();
function Example() {
  const form = useStoredForm({ schema, values });
  rejectName = message => form.setServerErrors([{ path: 'name', message }]);
  return <Form form={form} onSubmit={onSubmit} />;
}

const root = document.createElement('div');
let reactRoot: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom doesn't implement `scrollIntoView`.
  Element.prototype.scrollIntoView = vi.fn();
  document.body.append(root);
  reactRoot = createRoot(root);
  act(() => reactRoot.render(<Example />));
  onSubmit.mockClear();
});
afterEach(() => {
  act(() => reactRoot.unmount());
  vi.unstubAllGlobals();
});

const findInput = (path: string) => root.querySelector<HTMLInputElement>(`[data-field="${path}"] input`);
function typeText(path: string, text: string) {
  const control = findInput(path);
  if (!control) throw new Error(`No field ${path}`);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const pressButton = (name: string) =>
  act(() => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const submitForm = () =>
  act(() =>
    root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

describe('Form', () => {
  it('shows only the form fields of the schema and of the selected variant', () => {
    const labels = [...root.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['Name', 'Remote']);
    expect(root.textContent).toContain('As people say it');
    expect(root.querySelector('[data-field="look.title"]')).toBeNull();
  });

  it('focuses the first invalid field when an invalid form is submitted', () => {
    submitForm();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(root.textContent).toContain('Say how it is called');
    expect(document.activeElement).toBe(findInput('name'));
    typeText('name', 'N');
    expect(root.textContent).not.toContain('Say how it is called');
    submitForm();
    expect(onSubmit).toHaveBeenCalledWith({ ...values, name: 'N' });
  });

  it('leaves the checkbox of a field unchecked when the value is false', () => {
    expect(findInput('isRemote')?.checked).toBe(false);
  });

  it('shows a server error below its field until the field is edited', () => {
    act(() => rejectName('Taken'));
    expect(root.textContent).toContain('Taken');
    typeText('name', 'Other');
    expect(root.textContent).not.toContain('Taken');
  });

  it("uses the row's id in the field names when a row is added", () => {
    pressButton('Add step');
    const [row] = root.querySelectorAll<HTMLElement>('[data-field^="steps."]');
    expect(row?.dataset.field).toMatch(/^steps\.[0-9a-f]{24}\.title$/);
    typeText(row?.dataset.field ?? '', 'First');
    typeText('name', 'N');
    submitForm();
    expect(onSubmit.mock.lastCall?.[0].steps).toMatchObject([{ title: 'First' }]);
  });
});
