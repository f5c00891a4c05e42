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
function cutOf(file: string, cut: Cut): Font {
  const bytes = readFileSync(resolve(`${FILES}/${file}`));
  const base = create(bytes);
  const axes = Object.entries(base.variationAxes);
  const coordinates = axes.map(([name, axis]) => cut[name as keyof Cut] ?? axis.default);
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

function font(file: string, cut: Cut): Font {
  const key = `${file} ${cut.wght} ${cut.wdth}`;
  const known = cuts.get(key) ?? cutOf(file, cut);
  cuts.set(key, known);
  return known;
}

const latin = (cut: Cut) => font('archivo-latin-standard-normal.woff2', cut);
const latinExtended = (cut: Cut) => font('archivo-latin-ext-standard-normal.woff2', cut);

/** The font that has a character; undefined when neither file does. */
export function fontFor(character: string, cut: Cut): Font | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (latin(cut).hasGlyphForCodePoint(code)) return latin(cut);
  return latinExtended(cut).hasGlyphForCodePoint(code) ? latinExtended(cut) : undefined;
}
