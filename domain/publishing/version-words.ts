/** What people call a stored state of an item, in its history and in the activity log alike. */
export const versionWords = (revision: number) => `Version ${revision}`;
