import { useState } from 'react';
import { getValueAt } from '../../domain/fields/path';
import { useForm } from '../fields/form-context';

const DAY = /^(?:\d{4}-\d{2}-\d{2})?$/;

/** A date field for a day; a text field for a date written otherwise, which a date field would not show. */
export function useDateType(name: string): 'date' | 'text' {
  const { store } = useForm();
  const [type] = useState<'date' | 'text'>(() =>
    DAY.test(String(getValueAt(store.get(), name) ?? '')) ? 'date' : 'text',
  );
  return type;
}
