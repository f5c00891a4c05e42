import { useState } from 'react';
import { getValueAt } from '../../domain/fields/path';
import { useForm } from '../fields/form-context';

const DAY = /^(?:\d{4}-\d{2}-\d{2})?$/;

/** Returns `date` for an ISO date and `text` for other formats, which a date input can't show. */
export function useDateType(name: string): 'date' | 'text' {
  const { store } = useForm();
  const [type] = useState<'date' | 'text'>(() =>
    DAY.test(String(getValueAt(store.get(), name) ?? '')) ? 'date' : 'text',
  );
  return type;
}
