/**
 * Returns the props of an element that only the server fills. The browser keeps the content without its code.
 * @param html undefined in the browser, where the element is empty after navigation
 */
export const getServerHtmlProps = (html: string | undefined) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html ?? '' },
});
