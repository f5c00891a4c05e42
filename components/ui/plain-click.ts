import type { MouseEvent } from 'react';

/** True for a left click without modifier keys: the only kind a script may take over from a link. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
