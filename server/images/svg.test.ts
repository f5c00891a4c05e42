import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_DIRECTORY } from '../../domain/content-files/demo.test-kit';
import { SVG_MAX_BYTES, SVG_MAX_DEPTH, SVG_MAX_ELEMENTS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { sniffImage } from './sniff';
import { checkSvg } from './svg';

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6">${body}</svg>`;

/** Returns the uploader’s error message, or undefined for a valid drawing. */
function refusalOf(drawing: string | Uint8Array): string | undefined {
  try {
    checkSvg(Buffer.from(drawing as string));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('accepted drawings', () => {
  it.each([
    ['contains a link', svg('<a href="https://example.com"><path d="M0 0h8"/></a>')],
    ['refers to its own elements', svg('<g id="a"/><use href="#a"/><use xmlns:x="y" x:href="#a"/>')],
    [
      'fills with its own gradient',
      svg(`<rect fill="url(#a)" stroke="url('#b')" style='mask:url( "#c" )'/>`),
    ],
    ['embeds a photograph', svg('<image href="data:image/png;base64,AAAA"/>')],
    [
      'contains styles',
      svg('<style>.a{fill:#d71921}/* no filters */</style><g class="filter" filter="none"/>'),
    ],
    ['mentions filters in a text', svg('<text>filter: coffee, script, url(https://example.com)</text>')],
    [
      'is exported by a drawing program',
      `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg('<metadata><x:source xmlns:x="y">https://example.com</x:source></metadata>')}`,
    ],
    ['begins with a byte order mark', `\uFEFF${svg('')}`],
  ])('accepts a drawing that %s', (_, drawing) => {
    expect(sniffImage(Buffer.from(drawing))).toBe('svg');
    expect(refusalOf(drawing)).toBeUndefined();
  });

  it('accepts every demo drawing, and finds no text elements in any', () => {
    const media = path.join(DEMO_DIRECTORY, 'media');
    for (const name of readdirSync(media).filter(item => item.endsWith('.svg'))) {
      const drawing = readFileSync(path.join(media, name), 'utf8');
      expect([name, refusalOf(drawing)]).toEqual([name, undefined]);
      expect(drawing, name).not.toMatch(/<text|currentColor|NaN|undefined|Infinity/);
    }
  });
});

describe('rejected drawings', () => {
  const outside = 'https://example.com/a';
  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', messages.svgEntities],
    ['undefined entities', svg('&a;'), messages.imageUndecodable],
    ['another encoding', '<?xml version="1.0" encoding="UTF-7"?><svg/>', messages.svgEncoding],
    ["bytes that aren't UTF-8", Buffer.from('<svg>\xe9</svg>', 'latin1'), messages.svgEncoding],
    ['a reference to a file', svg('<image href="file:///etc/passwd"/>'), messages.svgExternal],
    ['a reference to a URL', svg(`<image xmlns:x="y" x:href='${outside}'/>`), messages.svgExternal],
    ['an external source', svg(`<image src="${outside}"/>`), messages.svgExternal],
    ['an embedded drawing', svg('<image href="data:image/svg+xml;base64,AAAA"/>'), messages.svgExternal],
    ['the text of a file', svg('<x:include xmlns:x="y" href="a" parse="text"/>'), messages.svgExternal],
    ['an external style sheet', `<?xml-stylesheet href="${outside}"?><svg/>`, messages.svgExternal],
    ['an external import', svg(`<style>@import "${outside}"</style>`), messages.svgExternal],
    [
      'an external import behind an escape',
      svg(`<style>@\\69mport "${outside}"</style>`),
      messages.svgExternal,
    ],
    ['an external fill', svg(`<rect fill="url(${outside}#b)"/>`), messages.svgExternal],
    ['an external fill in a style', svg(`<rect style="fill:u\\72 l( '${outside}')"/>`), messages.svgExternal],
    [
      'an external fill in a style sheet',
      svg(`<style><![CDATA[a{fill:url(${outside})}]]></style>`),
      messages.svgExternal,
    ],
    ['a filter', svg('<filter id="f"/>'), messages.svgFilter],
    [
      'a filter with another prefix',
      svg('<s:filter xmlns:s="http://www.w3.org/2000/svg"/>'),
      messages.svgFilter,
    ],
    ['the use of a filter', svg('<g filter="blur(9px)"/>'), messages.svgFilter],
    ['a filter in a style', svg('<g style="fill:red;f\\69LTER : blur(9px)"/>'), messages.svgFilter],
    ['a filter in a style sheet', svg('<style>g{fil<!-- -->ter:blur(9px)}</style>'), messages.svgFilter],
    [
      'a filter behind quoted comment marks',
      svg("<style>g{a:'/*';filter/**/:blur(9px);b:'*/'}</style>"),
      messages.svgFilter,
    ],
    ['elements in a style sheet', svg('<style>g{fil<g/>ter:blur(9px)}</style>'), messages.imageUndecodable],
    ['a script', svg('<script>alert(1)</script>'), messages.svgScript],
    ['an event handler', svg('<g onload="alert(1)"/>'), messages.svgScript],
    ['too many elements', svg('<g/>'.repeat(SVG_MAX_ELEMENTS)), messages.svgComplex],
    ['too many levels', svg('<g>'.repeat(SVG_MAX_DEPTH)), messages.svgComplex],
    ['another root element', '<html><svg/></html>', messages.imageUndecodable],
    ['a missing end tag', svg('<g>'), messages.imageUndecodable],
  ])('rejects a drawing with %s', (_, drawing, message) => {
    expect(refusalOf(drawing)).toBe(message);
  });

  it('rejects a drawing over the length limit', () => {
    const longest = svg('').length;
    expect(refusalOf(svg(' '.repeat(SVG_MAX_BYTES - longest)))).toBeUndefined();
    expect(refusalOf(svg(' '.repeat(SVG_MAX_BYTES - longest + 1)))).toBe(messages.svgTooLarge);
  });
});

describe('time limit', () => {
  /** Fragments that a linear check reads only once, even when they are repeated. */
  const beginnings = [
    '<a ',
    '<a b="',
    '<?a ',
    '<!--',
    '<!DOCTYPE ',
    '<![CDATA[',
    '&',
    'url(',
    '\\',
    ' ',
    '/*',
  ];
  const body = (part: string) => part.repeat(SVG_MAX_BYTES / 2 / part.length);

  it.each(beginnings)('checks an SVG file full of %s quickly', part => {
    const texts = [
      body(part),
      svg(body(part)),
      svg(`<style>${body(part)}</style>`),
      svg(`<g style="${body(part)}"/>`),
    ];
    // A quadratic check would take minutes, beyond the test’s timeout.
    for (const text of texts) refusalOf(text);
  });
});
