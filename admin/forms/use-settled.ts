import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '../fields/form-context';

/** Debounce (ms) for work that is too slow for every key press. */
const PAUSE_MS = 400;

/** Reads from the form values, again whenever typing pauses. */
export function useSettled<Fields, Read>(read: (values: Fields) => Read): Read {
  const { store } = useForm();
  const now = () => read(store.get() as Fields);
  const [settled, setSettled] = useState(now);
  const readAgain = useEffectEvent(() => setSettled(now()));
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
  return settled;
}
