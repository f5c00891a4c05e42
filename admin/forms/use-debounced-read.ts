import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '../fields/form-context';

/** Debounce (ms) for work that is too slow for every key press. */
const PAUSE_MS = 400;

/** Returns a value derived from the form values, updated when typing pauses. */
export function useDebouncedRead<Fields, Read>(read: (values: Fields) => Read): Read {
  const { store } = useForm();
  const readNow = () => read(store.get() as Fields);
  const [value, setValue] = useState(readNow);
  const readAgain = useEffectEvent(() => setValue(readNow()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(readAgain, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return value;
}
