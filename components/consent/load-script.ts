/** Adds a script from outside to the page. @returns the element, to take it out again. */
export function loadScript(src: string, parent: HTMLElement = document.head): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  parent.append(script);
  return script;
}
