type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault' | 'stopPropagation'
>;

/**
 * Intercepts a plain left click on a link from browser and router.
 * @returns false, without intercepting, for modifier keys and other buttons.
 */
export function interceptClick(event: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  event.preventDefault();
  // The router listens on the document and ignores `defaultPrevented`.
  event.stopPropagation();
  return true;
}
