type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault' | 'stopPropagation'
>;

/**
 * Takes a plain left click on a link away from browser and router, so that a script may answer it instead.
 * @returns false, and leaves the click alone, when a modifier key or another button asks for something else.
 */
export function takeOver(event: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  event.preventDefault();
  // The router listens on the document and does not ask whether the default was prevented.
  event.stopPropagation();
  return true;
}
