/** Serialises data for a script element without closing it. */
export const formatScriptJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c');
