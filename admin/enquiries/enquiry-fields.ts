import { getSite } from '../../domain/current-site';
import { CURRENCIES, type EnquiryChanges } from '../../domain/enquiry-stage';
import { describeField } from '../../domain/fields/meta';
import { ENQUIRY_VALUE_MAX, NEXT_STEP_MAX } from '../../domain/limits';
import type { Values } from '../../domain/publishing/merge';
import { toInstant, WORKING_HOURS } from '../../domain/shared-hours';
import { z } from '../../domain/zod';
import { formatTime, toIsoDay } from '../dates';
import { parseTime } from '../forms/publish-times';
import type { OpenEnquiry } from './use-enquiry';

/** Due time if only a day is entered. The time field stays empty, so that it doesn’t change while a member types. */
const DEFAULT_TIME = `${WORKING_HOURS.to}:00`;

export const valueFields = {
  value: describeField(z.int().min(0).max(ENQUIRY_VALUE_MAX).optional(), { label: 'Value' }),
  currency: describeField(z.enum(CURRENCIES), { label: 'Currency' }),
};

/** @param owners names of the members who can own a request, by ID. */
export const createFieldsSchema = (owners: Readonly<Record<string, string>>) =>
  z
    .object({
      ownerId: describeField(z.string(), {
        label: 'Owner',
        widget: 'choice',
        options: { '': 'No owner', ...owners },
      }),
      nextStep: describeField(z.string().trim().max(NEXT_STEP_MAX), { label: 'Next step' }),
      day: describeField(z.string(), { label: 'Due', widget: 'day' }),
      time: describeField(
        z.string().refine(text => text === '' || parseTime(text), 'Enter a time such as 09:00'),
        {
          label: `Time in ${getSite().office.clock.name}`,
          help: `If empty, ${DEFAULT_TIME} is used.`,
          input: { inputMode: 'numeric' },
        },
      ),
      ...valueFields,
    })
    .refine(({ day, nextStep }) => !day || nextStep, {
      path: ['day'],
      error: 'Enter the step that is due on this day',
    });
type FieldValues = z.output<ReturnType<typeof createFieldsSchema>>;

type EditableFields = Pick<OpenEnquiry, 'ownerId' | 'nextStep' | 'dueAt' | 'value' | 'currency'>;

/** Converts a request to form values, with days and times in the office's time zone. */
export const toFieldValues = ({
  ownerId,
  nextStep,
  dueAt,
  value,
  currency,
}: EditableFields): FieldValues => ({
  ownerId: ownerId ?? '',
  nextStep,
  day: dueAt ? toIsoDay(dueAt) : '',
  time: dueAt && formatTime(dueAt) !== DEFAULT_TIME ? formatTime(dueAt) : '',
  value: value ?? undefined,
  currency,
});

/** Returns the form's values, with the saved value of each invalid field, so that it doesn't block the others. */
export function readFieldValues(
  schema: ReturnType<typeof createFieldsSchema>,
  values: Values,
  enquiry: EditableFields,
): FieldValues {
  const { success, data, error } = schema.safeParse(values);
  if (success) return data;
  const invalidNames = new Set(error.issues.map(({ path }) => path[0]));
  // A day and its time are one field of the request.
  const isInvalid = (name: string) =>
    invalidNames.has(name) ||
    (['day', 'time'].includes(name) && (invalidNames.has('day') || invalidNames.has('time')));
  const savedEntries = Object.entries(toFieldValues(enquiry)).filter(([name]) => isInvalid(name));
  return z.object(schema.shape).parse({ ...values, ...Object.fromEntries(savedEntries) });
}

/** Returns only the fields that differ. */
export function toChanges(values: FieldValues, enquiry: EditableFields): EnquiryChanges {
  const { day, time, ownerId, nextStep, value, currency } = values;
  const dueTime = parseTime(time) ?? DEFAULT_TIME;
  const dueAt =
    nextStep && day ? toInstant(getSite().office.clock.timeZone, day, dueTime).toISOString() : null;
  const initialValues = toFieldValues(enquiry);
  return {
    ...(ownerId !== initialValues.ownerId && { ownerId: ownerId || null }),
    ...(nextStep !== initialValues.nextStep && { nextStep }),
    ...((nextStep ? day !== initialValues.day || (day && time !== initialValues.time) : enquiry.dueAt) && {
      dueAt,
    }),
    ...(value !== initialValues.value && { value: value ?? null }),
    ...(currency !== initialValues.currency && { currency }),
  };
}
