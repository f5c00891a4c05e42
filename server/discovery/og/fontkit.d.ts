/** Types for the part of fontkit that `font.ts` uses. The package has none. */
declare module 'fontkit' {
  export type Point = { x: number; y: number; onCurve: boolean; endContour: boolean; copy(): Point };
  /** An outline in WOFF2: a list of points, or references to other glyphs. */
  type StoredGlyph = { points?: Point[]; components?: { dx: number; dy: number }[] };
  type Path = { toSVG(): string; scale(x: number, y: number): Path; readonly bbox: { maxY: number } };
  type Glyph = { id: number; path: Path };
  type GlyphRun = {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };

  export interface Font {
    readonly unitsPerEm: number;
    readonly variationAxes: Record<string, { min: number; default: number; max: number }>;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
    // Private members. `createInstance` in `font.ts` explains why they are needed.
    readonly stream: { constructor: new (bytes: Uint8Array) => object };
    readonly constructor: new (stream: object, coordinates: number[]) => Font;
    _transformedGlyphs: StoredGlyph[];
    readonly _variationProcessor: { transformPoints(glyph: number, points: Point[]): void };
    _transformGlyfTable(): void;
  }

  export function create(bytes: Uint8Array): Font;
}
