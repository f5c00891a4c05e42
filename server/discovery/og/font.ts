import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Point } from 'fontkit';

const FILES = '@fontsource-variable/archivo/files';
const { resolve } = createRequire(import.meta.url);

/** A place on the two axes of the typeface: `wght` 100 to 900, `wdth` 62 to 125. */
export type Cut = { wght: number; wdth: number };

const point = (x: number, y: number): Point => ({
  x,
  y,
  onCurve: true,
  endContour: true,
  copy: () => point(x, y),
});

/**
 * One cut of a variable WOFF2 file. fontkit's own `getVariation` reads the compressed file as if it were not
 * compressed; so the cut is made from its parts: the axes are set on a font opened as WOFF2, and each outline is
 * moved to where the axes want it.
 */
function cutOf(bytes: Uint8Array, cut: Cut): Font {
  const base = create(bytes);
  const axes = Object.entries(base.variationAxes);
  const coordinates = axes.map(([name, { min, default: usual, max }]) =>
    Math.min(max, Math.max(min, cut[name as keyof Cut] ?? usual)),
  );
  const font = new base.constructor(new base.stream.constructor(bytes), coordinates);
  // Outlines are read from the font at rest: with axes set, fontkit fails at glyphs made of others.
  base._transformGlyfTable();
  font._transformedGlyphs = base._transformedGlyphs;
  const { _variationProcessor: variation } = font;
  font._transformedGlyphs.forEach(({ points, components }, id) => {
    const own = points ?? components?.map(({ dx, dy }) => point(dx, dy)) ?? [];
    // Four points that stand for the glyph's bearings follow its outline.
    variation.transformPoints(id, [...own, point(0, 0), point(0, 0), point(0, 0), point(0, 0)]);
    components?.forEach((component, index) => {
      component.dx = own[index]?.x ?? component.dx;
      component.dy = own[index]?.y ?? component.dy;
    });
  });
  return font;
}

const cuts = new Map<string, Font>();

function font({ name, bytes }: FontFile, cut: Cut): Font {
  const key = `${name} ${cut.wght} ${cut.wdth}`;
  const known = cuts.get(key) ?? cutOf(bytes(), cut);
  cuts.set(key, known);
  return known;
}

/** A file, read when it is needed first. */
export type FontFile = { name: string; bytes: () => Uint8Array };

const ofPackage = (name: string): FontFile => ({
  name,
  bytes: () => readFileSync(resolve(`${FILES}/${name}`)),
});
const LATIN = ofPackage('archivo-latin-standard-normal.woff2');
const LATIN_EXTENDED = ofPackage('archivo-latin-ext-standard-normal.woff2');

/**
 * The font that has a character; undefined when no file does.
 * @param own a file that is looked into before those of the built-in typeface.
 */
export function fontFor(character: string, cut: Cut, own?: FontFile): Font | undefined {
  const code = character.codePointAt(0) ?? 0;
  for (const file of [own, LATIN, LATIN_EXTENDED])
    if (file && font(file, cut).hasGlyphForCodePoint(code)) return font(file, cut);
  return undefined;
}
