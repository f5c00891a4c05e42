import { expect, it } from 'vitest';
import { builtInClosings } from '../../site-data';
import { getSections } from '../../site-data/pages.test-kit';
import { applyEditedText } from './apply-edited-text';
import { getPrefill } from './prefill';

const { fees, selfTest } = builtInClosings;

it("replaces the built-in texts of closings only with edited texts that aren't empty", () => {
  const editedTexts = {
    kind: 'fees',
    title: 'Ours',
    choices: [{ _id: 'a', label: 'Just one', saving: ' ' }],
  };
  const mergedClosing = applyEditedText(fees, editedTexts);
  expect(mergedClosing).toMatchObject({ title: 'Ours', lead: fees.lead, rates: fees.rates });
  expect(mergedClosing.choices[0]).toEqual({ label: 'Just one', saving: fees.choices[0]?.saving });
  expect(mergedClosing.choices).toHaveLength(3);
});

it('prefills a request with the edited texts of its closing', () => {
  const [, ...otherQuestions] = selfTest.questions;
  const editedTexts = { kind: 'selfTest', questions: ['Is it late?', ...otherQuestions], wish: 'Read on.' };
  expect(getPrefill(builtInClosings, new URLSearchParams('ask=selfTest&yes=1'), editedTexts).message).toBe(
    '1 of 5. Yes to: Is it late? Read on.',
  );
});

it('uses the texts of a closing in the built-in sections', () => {
  for (const section of getSections('fees'))
    expect(section).toMatchObject({ title: fees.title, labels: fees.labels, choices: fees.choices });
  for (const section of getSections('selfTest'))
    expect(section).toMatchObject({ verdicts: selfTest.verdicts });
});
