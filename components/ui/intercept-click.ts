type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault' | 'stopPropagation'
>;

/**
 * Prevents the browser and the router from handling a plain left click on a link.
 * @returns false for modifier keys and other buttons
 */
export function interceptClick(event: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  event.preventDefault();
  // The router listens on the document and ignores `defaultPrevented`.
  event.stopPropagation();
  return true;
}
