import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

const DAY = /^(?:\d{4}-\d{2}-\d{2})?$/;

/** A date field for a day; a text field for a date written otherwise, which a date field would not show. */
export function useDateType(name: string): 'date' | 'text' {
  const { getValues } = useFormContext();
  const [type] = useState<'date' | 'text'>(() => (DAY.test(String(getValues(name) ?? '')) ? 'date' : 'text'));
  return type;
}
