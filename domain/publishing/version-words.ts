/** What people call a stored state of an item, in its history and in the activity log alike. */
export const formatVersion = (revision: number) => `Version ${revision}`;
