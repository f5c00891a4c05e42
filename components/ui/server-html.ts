/**
 * Returns props of an element that only the server fills. The browser keeps its content and needs no code for it.
 * @param html set on the server; undefined in the browser, where it is empty after navigation.
 */
export const getServerHtmlProps = (html: string | undefined) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html ?? '' },
});
