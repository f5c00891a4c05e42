import { describe, expect, it } from 'vitest';
import { setOfficeInKyiv } from '../../site-data/site.test-kit';
import { createFieldsSchema, readFieldValues, toChanges, toFieldValues } from './enquiry-fields';

setOfficeInKyiv();

const enquiry = {
  ownerId: null,
  nextStep: 'Call',
  dueAt: '2026-11-24T13:30:00.000Z',
  value: null,
  currency: 'EUR',
} as const;
const values = toFieldValues(enquiry);

describe('fields of a request', () => {
  it("shows a step's due time in the office's time zone", () => {
    expect(values).toMatchObject({ ownerId: '', day: '2026-11-24', time: '15:30', value: undefined });
  });

  it('submits only request fields that differ from the saved request', () => {
    expect(toChanges(values, enquiry)).toEqual({});
    expect(toChanges({ ...values, ownerId: 'm1', value: 48_000 }, enquiry)).toEqual({
      ownerId: 'm1',
      value: 48_000,
    });
  });

  it('uses the end of the working day as the due time when only a day is given', () => {
    expect(toChanges({ ...values, day: '2026-11-25', time: '' }, enquiry)).toEqual({
      dueAt: '2026-11-25T16:00:00.000Z',
    });
  });

  it('removes the due time when the step is removed', () => {
    expect(toChanges({ ...values, nextStep: '' }, enquiry)).toEqual({ nextStep: '', dueAt: null });
  });

  const change = (changes: object, savedEnquiry: Parameters<typeof toChanges>[1] = enquiry) =>
    toChanges(
      readFieldValues(createFieldsSchema({}), { ...toFieldValues(savedEnquiry), ...changes }, savedEnquiry),
      savedEnquiry,
    );

  it('submits the valid request fields when another field is invalid', () => {
    expect(change({ value: -1, nextStep: ' Write ' })).toEqual({ nextStep: 'Write' });
    expect(change({ time: 'noon', day: '2026-11-25', value: 5 })).toEqual({ value: 5 });
    expect(change({ time: 'noon', nextStep: '' })).toEqual({ nextStep: '', dueAt: null });
  });

  it('rejects a due day when the request has no next step', () => {
    const emptyFields = { ...enquiry, nextStep: '', dueAt: null };
    const values = { ...toFieldValues(emptyFields), day: '2026-11-25' };
    expect(createFieldsSchema({}).safeParse(values).error?.issues).toMatchObject([{ path: ['day'] }]);
    expect(change(values, emptyFields)).toEqual({});
    expect(change({ nextStep: '' })).toEqual({ nextStep: '', dueAt: null });
  });
});
