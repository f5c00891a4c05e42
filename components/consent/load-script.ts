/**
 * Adds a third-party script to the page.
 * @returns the element, for removal.
 */
export function loadScript(src: string, parent: HTMLElement = document.head): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  parent.append(script);
  return script;
}
