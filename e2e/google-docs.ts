/**
 * Returns the style of spans in the clipboard HTML of Google Docs. The HTML also has images in boxes, and everything is
 * inside a `<b>` that isn't bold.
 */
const getStyle = (extraStyle = '') =>
  `font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${extraStyle}`;
const createSpan = (text: string, extraStyle = '') => `<span style="${getStyle(extraStyle)}">${text}</span>`;
const P = '<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">';

export const docs = {
  title: (text: string) =>
    `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;">${createSpan(text, 'font-size:20pt;')}</h1>`,
  heading: (text: string) =>
    `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${createSpan(text, 'font-size:16pt;')}</h2>`,
  paragraph: (text: string, strong = '') =>
    `${P}${createSpan(`${text} `)}${strong && createSpan(strong, 'font-weight:700;')}</p><br />`,
  link: (text: string, href: string) =>
    `${P}<a href="${href}" style="text-decoration:none;">${createSpan(text, 'color:#1155cc;text-decoration:underline;')}</a></p>`,
  list: (...items: string[]) =>
    `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${items
      .map(
        item =>
          `<li dir="ltr" style="list-style-type:disc;${getStyle()}" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${createSpan(item)}</p></li>`,
      )
      .join('')}</ul>`,
  table: (...rows: string[][]) =>
    `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300"/><col width="300"/></colgroup><tbody>${rows
      .map(
        cells =>
          `<tr style="height:0pt">${cells.map(cell => `<td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;">${P}${createSpan(cell)}</p></td>`).join('')}</tr>`,
      )
      .join('')}</tbody></table></div>`,
  picture: (src: string, alt = '') =>
    `${P}${createSpan(`<span style="border:none;display:inline-block;overflow:hidden;width:602px;height:339px;"><img src="${src}" ${alt && `alt="${alt}" `}width="602" height="339" style="margin-left:0px;margin-top:0px;" /></span>`)}</p>`,
  clipboard: (...parts: string[]) =>
    `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6b1a2c9e-7fff-4c1d-9a77-2f0e5a1d3b90">${parts.join('')}</b><br class="Apple-interchange-newline">`,
};
