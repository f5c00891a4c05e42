/** Where a link in an article may lead: the web, a mail, this site, this page. */
const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/** Whether a link in the text of an article may lead there; the editor and the page ask the same. */
export const isLinkAddress = (address: string): boolean => ADDRESS.test(address);
