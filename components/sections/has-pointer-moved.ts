import type { PointerEvent } from 'react';

/** Returns whether the mouse itself moved. A row that slides under a resting pointer must not open. */
export const hasPointerMoved = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
