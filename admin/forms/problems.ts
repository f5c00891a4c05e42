/** Selects controls of invalid fields. */
export const INVALID_CONTROL = '[aria-invalid=true], [data-problem] button';
