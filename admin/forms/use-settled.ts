import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';

/** What is worked out from a whole text is not for every key. */
const PAUSE_MS = 400;

/** What is read from the values of the form, anew whenever typing pauses. */
export function useSettled<Read>(read: () => Read): Read {
  const { watch } = useFormContext();
  const [settled, setSettled] = useState(read);
  const readAgain = useEffectEvent(() => setSettled(read()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(readAgain, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [watch]);
  return settled;
}
