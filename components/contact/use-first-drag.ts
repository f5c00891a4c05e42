import { type DragEvent, useEffect, useRef } from 'react';

type Drag = { target: EventTarget; dataTransfer: DataTransfer };

/** A drag as it can be told again: what the browser says of it is gone after the event. */
function kept({ target, dataTransfer }: DragEvent): Drag {
  const copy = new DataTransfer();
  for (const { kind, type } of dataTransfer.items) {
    if (kind === 'file') copy.items.add(new File([], '', { type }));
  }
  return { target, dataTransfer: copy };
}

/**
 * The drag that makes the form load its script has entered before the script can hear it. It is kept, and told again
 * once somebody listens, unless it has left by then.
 * @returns handlers for the area as long as nobody listens.
 */
export function useFirstDrag(listening: boolean) {
  const drag = useRef<Drag>(undefined);

  useEffect(() => {
    if (!listening || !drag.current) return;
    const { target, dataTransfer } = drag.current;
    drag.current = undefined;
    target.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
  }, [listening]);

  const keep = (event: DragEvent) => {
    drag.current = kept(event);
  };
  const forget = ({ target }: DragEvent) => {
    // Entering a part of the area comes before leaving the one before it.
    if (drag.current?.target === target) drag.current = undefined;
  };
  return { onDragEnter: keep, onDragOver: keep, onDragLeave: forget, onDrop: forget };
}
