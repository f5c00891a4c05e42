/** Data as JSON for inside a script element, which it must not be able to close. */
export const formatScriptJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');
