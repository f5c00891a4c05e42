import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Point } from 'fontkit';

const FILES = '@fontsource-variable/archivo/files';
const { resolve } = createRequire(import.meta.url);

/** A position on the typeface’s axes: `wght` 100 to 900, `wdth` 62 to 125. */
export type FontAxes = { wght: number; wdth: number };

const createPoint = (x: number, y: number): Point => ({
  x,
  y,
  onCurve: true,
  endContour: true,
  copy: () => createPoint(x, y),
});

/**
 * Creates an instance of a variable WOFF2 font. fontkit’s `getVariation` misreads compressed files, so this function
 * sets the axes on the open font and transforms each outline.
 */
function createInstance(bytes: Uint8Array, axes: FontAxes): Font {
  const base = create(bytes);
  const variationAxes = Object.entries(base.variationAxes);
  const coordinates = variationAxes.map(([name, { min, default: defaultValue, max }]) =>
    Math.min(max, Math.max(min, axes[name as keyof FontAxes] ?? defaultValue)),
  );
  const font = new base.constructor(new base.stream.constructor(bytes), coordinates);
  // fontkit fails on composite glyphs once the axes are set, so outlines are read first.
  base._transformGlyfTable();
  font._transformedGlyphs = base._transformedGlyphs;
  const { _variationProcessor: variation } = font;
  font._transformedGlyphs.forEach(({ points, components }, id) => {
    const glyphPoints = points ?? components?.map(({ dx, dy }) => createPoint(dx, dy)) ?? [];
    // Four phantom points for the glyph’s bearings follow the outline.
    variation.transformPoints(id, [
      ...glyphPoints,
      createPoint(0, 0),
      createPoint(0, 0),
      createPoint(0, 0),
      createPoint(0, 0),
    ]);
    components?.forEach((component, index) => {
      component.dx = glyphPoints[index]?.x ?? component.dx;
      component.dy = glyphPoints[index]?.y ?? component.dy;
    });
  });
  return font;
}

const instances = new Map<string, Font>();

function getFont({ name, readBytes }: FontFile, axes: FontAxes): Font {
  const key = `${name} ${axes.wght} ${axes.wdth}`;
  const cachedFont = instances.get(key) ?? createInstance(readBytes(), axes);
  instances.set(key, cachedFont);
  return cachedFont;
}

export type FontFile = { name: string; readBytes: () => Uint8Array };

const createPackageFont = (name: string): FontFile => ({
  name,
  readBytes: () => readFileSync(resolve(`${FILES}/${name}`)),
});
const LATIN = createPackageFont('archivo-latin-standard-normal.woff2');
const LATIN_EXTENDED = createPackageFont('archivo-latin-ext-standard-normal.woff2');

/** @param customFont a file that takes precedence over the built-in typeface. */
export function findFont(character: string, axes: FontAxes, customFont?: FontFile): Font | undefined {
  const code = character.codePointAt(0) ?? 0;
  for (const file of [customFont, LATIN, LATIN_EXTENDED])
    if (file && getFont(file, axes).hasGlyphForCodePoint(code)) return getFont(file, axes);
  return undefined;
}
