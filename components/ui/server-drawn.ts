/**
 * Attributes of an element that the server alone fills: the browser takes over what stands in it as it is, and gets no
 * code for it.
 * @param html on the server; undefined in the browser, after a change of page it is then empty.
 */
export const serverDrawn = (html: string | undefined) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html ?? '' },
});
