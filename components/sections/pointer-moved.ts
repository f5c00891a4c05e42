import type { PointerEvent } from 'react';

/**
 * Whether a mouse itself moved. A list that opens under the pointer asks for this on `pointermove`: a row that
 * only slid under a pointer at rest must not open, or the list would chain-open.
 */
export const pointerMoved = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
