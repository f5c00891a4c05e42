const CONTROL_SELECTOR = 'input, textarea, select, button, [contenteditable=true]';

/** Returns the control of the field at a path, or of the nearest enclosing field. */
export function findControl(form: HTMLElement, path: string): HTMLElement | undefined {
  const names = path.split('.');
  for (let depth = names.length; depth > 0; depth--) {
    const escapedPath = CSS.escape(names.slice(0, depth).join('.'));
    const control =
      form.querySelector<HTMLElement>(`[name="${escapedPath}"]`) ??
      form.querySelector(
        `:is([data-field="${escapedPath}"], [data-field^="${escapedPath}."]) :is(${CONTROL_SELECTOR})`,
      );
    if (control instanceof HTMLElement) return control;
  }
  return undefined;
}

export const INVALID_CONTROL_SELECTOR = '[aria-invalid=true], [data-problem] button';
