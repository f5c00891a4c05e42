/** Formats a version's number for the history and the activity log. */
export const formatVersion = (revision: number) => `Version ${revision}`;
