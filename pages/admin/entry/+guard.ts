/** Takes the place of the staff area's guard: who comes here has no session yet. */
export function guard(): void {}
