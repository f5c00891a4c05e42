import { useEffect, useEffectEvent, useState } from 'react';
import { hasSameValue } from '../../domain/publishing/merge';
import { useForm } from '../fields/form-context';

/** Debounce (ms) for work that is too slow for every key press. Longer than the time between two local saves. */
const READ_DELAY_MS = 700;

/** Returns a value derived from the form values, updated when typing pauses. */
export function useDebouncedRead<Fields, Read>(selectValue: (values: Fields) => Read): Read {
  const { store } = useForm();
  const readValue = () => selectValue(store.get() as Fields);
  const [value, setValue] = useState(readValue);
  const updateValue = useEffectEvent(() =>
    setValue(previousValue => {
      const newValue = readValue();
      return hasSameValue(previousValue, newValue) ? previousValue : newValue;
    }),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(updateValue, READ_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return value;
}
