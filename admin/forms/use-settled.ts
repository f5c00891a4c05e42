import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '../fields/form-context';

/** What is worked out from a whole text is not for every key. */
const PAUSE_MS = 400;

/** What is read from the values of the form, anew whenever typing pauses. */
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
