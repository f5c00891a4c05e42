/** Overrides the admin's guard, since these visitors have no session yet. */
export function guard(): void {}
