/** Serialises data for a script element, so that the data can't close it. */
export const formatScriptJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');
