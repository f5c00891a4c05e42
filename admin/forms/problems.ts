export const INVALID_CONTROL = '[aria-invalid=true], [data-problem] button';
