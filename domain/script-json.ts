/** Escapes `<`, so that the data can't close its script element. */
export const formatScriptJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');
