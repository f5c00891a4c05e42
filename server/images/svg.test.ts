import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_DIRECTORY } from '../../domain/content-files/demo.test-kit';
import { SVG_MAX_BYTES, SVG_MAX_DEPTH, SVG_MAX_ELEMENTS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { sniffImage } from './sniff';
import { checkSvg } from './svg';

const createSvg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6">${body}</svg>`;

/** Returns the uploader’s error message, or undefined for a valid drawing. */
function findProblem(drawing: string | Uint8Array): string | undefined {
  try {
    checkSvg(Buffer.from(drawing as string));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('accepted drawings', () => {
  it.each([
    ['contains a link', createSvg('<a href="https://example.com"><path d="M0 0h8"/></a>')],
    ['refers to its own elements', createSvg('<g id="a"/><use href="#a"/><use xmlns:x="y" x:href="#a"/>')],
    [
      'fills with its own gradient',
      createSvg(`<rect fill="url(#a)" stroke="url('#b')" style='mask:url( "#c" )'/>`),
    ],
    ['embeds a photograph', createSvg('<image href="data:image/png;base64,AAAA"/>')],
    [
      'contains styles',
      createSvg('<style>.a{fill:#d71921}/* no filters */</style><g class="filter" filter="none"/>'),
    ],
    [
      'mentions filters in a text',
      createSvg('<text>filter: coffee, script, url(https://example.com)</text>'),
    ],
    [
      'is exported by a drawing program',
      `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${createSvg('<metadata><x:source xmlns:x="y">https://example.com</x:source></metadata>')}`,
    ],
    ['begins with a byte order mark', `\uFEFF${createSvg('')}`],
  ])('accepts a drawing that %s', (_, drawing) => {
    expect(sniffImage(Buffer.from(drawing))).toBe('svg');
    expect(findProblem(drawing)).toBeUndefined();
  });

  it('accepts every demo drawing, which have no text elements', () => {
    const media = path.join(DEMO_DIRECTORY, 'media');
    for (const name of readdirSync(media).filter(file => file.endsWith('.svg'))) {
      const drawing = readFileSync(path.join(media, name), 'utf8');
      expect([name, findProblem(drawing)]).toEqual([name, undefined]);
      expect(drawing, name).not.toMatch(/<text|currentColor|NaN|undefined|Infinity/);
    }
  });
});

describe('rejected drawings', () => {
  const externalUrl = 'https://example.com/a';
  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', messages.svgEntities],
    ['undefined entities', createSvg('&a;'), messages.imageUndecodable],
    ['another encoding', '<?xml version="1.0" encoding="UTF-7"?><svg/>', messages.svgEncoding],
    ["bytes that aren't UTF-8", Buffer.from('<svg>\xe9</svg>', 'latin1'), messages.svgEncoding],
    ['a reference to a file', createSvg('<image href="file:///etc/passwd"/>'), messages.svgExternal],
    ['a reference to a URL', createSvg(`<image xmlns:x="y" x:href='${externalUrl}'/>`), messages.svgExternal],
    ['an external source', createSvg(`<image src="${externalUrl}"/>`), messages.svgExternal],
    [
      'an embedded drawing',
      createSvg('<image href="data:image/svg+xml;base64,AAAA"/>'),
      messages.svgExternal,
    ],
    ['the text of a file', createSvg('<x:include xmlns:x="y" href="a" parse="text"/>'), messages.svgExternal],
    ['an external style sheet', `<?xml-stylesheet href="${externalUrl}"?><svg/>`, messages.svgExternal],
    ['an external import', createSvg(`<style>@import "${externalUrl}"</style>`), messages.svgExternal],
    [
      'an external import behind an escape',
      createSvg(`<style>@\\69mport "${externalUrl}"</style>`),
      messages.svgExternal,
    ],
    ['an external fill', createSvg(`<rect fill="url(${externalUrl}#b)"/>`), messages.svgExternal],
    [
      'an external fill in a style',
      createSvg(`<rect style="fill:u\\72 l( '${externalUrl}')"/>`),
      messages.svgExternal,
    ],
    [
      'an external fill in a style sheet',
      createSvg(`<style><![CDATA[a{fill:url(${externalUrl})}]]></style>`),
      messages.svgExternal,
    ],
    ['a filter', createSvg('<filter id="f"/>'), messages.svgFilter],
    [
      'a filter with another prefix',
      createSvg('<s:filter xmlns:s="http://www.w3.org/2000/svg"/>'),
      messages.svgFilter,
    ],
    ['the use of a filter', createSvg('<g filter="blur(9px)"/>'), messages.svgFilter],
    ['a filter in a style', createSvg('<g style="fill:red;f\\69LTER : blur(9px)"/>'), messages.svgFilter],
    [
      'a filter in a style sheet',
      createSvg('<style>g{fil<!-- -->ter:blur(9px)}</style>'),
      messages.svgFilter,
    ],
    [
      'a filter behind quoted comment marks',
      createSvg("<style>g{a:'/*';filter/**/:blur(9px);b:'*/'}</style>"),
      messages.svgFilter,
    ],
    [
      'elements in a style sheet',
      createSvg('<style>g{fil<g/>ter:blur(9px)}</style>'),
      messages.imageUndecodable,
    ],
    ['a script', createSvg('<script>alert(1)</script>'), messages.svgScript],
    ['an event handler', createSvg('<g onload="alert(1)"/>'), messages.svgScript],
    ['too many elements', createSvg('<g/>'.repeat(SVG_MAX_ELEMENTS)), messages.svgComplex],
    ['too many levels', createSvg('<g>'.repeat(SVG_MAX_DEPTH)), messages.svgComplex],
    ['another root element', '<html><svg/></html>', messages.imageUndecodable],
    ['a missing end tag', createSvg('<g>'), messages.imageUndecodable],
  ])('rejects a drawing with %s', (_, drawing, message) => {
    expect(findProblem(drawing)).toBe(message);
  });

  it('rejects a drawing over the length limit', () => {
    const maxLength = createSvg('').length;
    expect(findProblem(createSvg(' '.repeat(SVG_MAX_BYTES - maxLength)))).toBeUndefined();
    expect(findProblem(createSvg(' '.repeat(SVG_MAX_BYTES - maxLength + 1)))).toBe(messages.svgTooLarge);
  });
});

describe('time limit', () => {
  /** Fragments that, when repeated, are slow to parse for any check that isn’t linear. */
  const repeatedParts = [
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
  const repeatPart = (part: string) => part.repeat(SVG_MAX_BYTES / 2 / part.length);

  it.each(repeatedParts)('checks an SVG file full of %s quickly', part => {
    const texts = [
      repeatPart(part),
      createSvg(repeatPart(part)),
      createSvg(`<style>${repeatPart(part)}</style>`),
      createSvg(`<g style="${repeatPart(part)}"/>`),
    ];
    // A quadratic check would take minutes, beyond the test’s timeout.
    for (const text of texts) findProblem(text);
  });
});
