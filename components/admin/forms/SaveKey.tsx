import { useEffect, useRef } from 'react';

/** Ctrl+S, or the same on a Mac, submits the form that this stands in. */
export function SaveKey() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const save = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
      if (!save) return;
      event.preventDefault();
      if (!event.repeat) place.current?.closest('form')?.requestSubmit();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return <span ref={place} hidden />;
}
