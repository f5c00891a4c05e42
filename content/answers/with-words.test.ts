import { expect, it } from 'vitest';
import { fees } from '../closings/fees';
import { selfTest } from '../closings/self-test';
import { sectionsOf } from '../pages.test-kit';
import { prefillOf } from '../prefill';
import { withWords } from './with-words';

it('replaces built-in texts with edited ones, except empty ones, and keeps the rates', () => {
  const written = { kind: 'fees', title: 'Ours', choices: [{ _id: 'a', label: 'Just one', saving: ' ' }] };
  const joined = withWords(fees, written);
  expect(joined).toMatchObject({ title: 'Ours', lead: fees.lead, rates: fees.rates, kind: 'fees' });
  expect(joined.choices[0]).toEqual({ label: 'Just one', saving: fees.choices[0].saving });
  expect(joined.choices).toHaveLength(3);
});

it('starts the request with the edited texts of its closing', () => {
  const [, ...others] = selfTest.questions;
  const written = { kind: 'selfTest', questions: ['Is it late?', ...others], wish: 'Read on.' };
  expect(prefillOf(new URLSearchParams('ask=selfTest&yes=1'), written).message).toBe(
    '1 of 5. Yes to: Is it late? Read on.',
  );
});

it('opens the editor with the built-in texts of a closing', () => {
  // On the pages that have them.
  for (const section of sectionsOf('fees'))
    expect(section).toMatchObject({ title: fees.title, labels: fees.labels, choices: fees.choices });
  for (const section of sectionsOf('selfTest'))
    expect(section).toMatchObject({ verdicts: selfTest.verdicts });
});
