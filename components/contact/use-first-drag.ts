import { type DragEvent, useEffect, useRef } from 'react';

type Drag = { target: EventTarget; dataTransfer: DataTransfer };

/** Copies the drag data, because the browser clears it after the event. */
function copyDrag({ target, dataTransfer }: DragEvent): Drag {
  const copy = new DataTransfer();
  for (const { kind, type } of dataTransfer.items) {
    if (kind === 'file') copy.items.add(new File([], '', { type }));
  }
  return { target, dataTransfer: copy };
}

/**
 * Replays a drag that entered before the drop zone's script was loaded, unless the drag has left since.
 * @returns handlers for the area until the drop zone listens
 */
export function useFirstDrag(isListening: boolean) {
  const drag = useRef<Drag>(undefined);

  useEffect(() => {
    if (!isListening || !drag.current) return;
    const { target, dataTransfer } = drag.current;
    drag.current = undefined;
    target.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
  }, [isListening]);

  const saveDrag = (event: DragEvent) => {
    drag.current = copyDrag(event);
  };
  const clearDrag = ({ target }: DragEvent) => {
    // `dragenter` of a child fires before `dragleave` of its parent.
    if (drag.current?.target === target) drag.current = undefined;
  };
  return { onDragEnter: saveDrag, onDragOver: saveDrag, onDragLeave: clearDrag, onDrop: clearDrag };
}
