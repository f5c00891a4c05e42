/** Formats a version's name, in history and activity log. */
export const formatVersion = (revision: number) => `Version ${revision}`;
