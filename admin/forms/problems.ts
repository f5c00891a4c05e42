export const INVALID_CONTROL_SELECTOR = '[aria-invalid=true], [data-problem] button';
