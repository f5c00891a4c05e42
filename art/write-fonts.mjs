/**
 * Subsets the typefaces that themes load (docs/decisions/brand.md). Needed only to update a typeface. First install:
 * npm install --no-save subset-font@2.9.0 @fontsource-variable/fraunces@5.3.0
 * @fontsource-variable/instrument-sans@5.3.0
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** Code points in the packages' Latin files. */
const CODE_POINT_RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];
const LATIN_CHARACTERS = CODE_POINT_RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');
const weights = { min: 400, max: 700 };

const files = {
  // Uses one optical size for all headings. A smaller one would lose the hairlines of the largest heading.
  'fraunces-heads': ['fraunces/files/fraunces-latin-opsz-normal', { opsz: 48, wght: weights }],
  // Covers text and tall figures. Headings don't use this cut.
  'archivo-text': [
    'archivo/files/archivo-latin-standard-normal',
    { wdth: { min: 62, max: 100 }, wght: weights },
  ],
  'instrument-sans': ['instrument-sans/files/instrument-sans-latin-standard-normal', undefined],
};
for (const [name, [source, variationAxes]] of Object.entries(files)) {
  const bytes = readFileSync(resolve(`@fontsource-variable/${source}.woff2`));
  const subset = await subsetFont(bytes, LATIN_CHARACTERS, { targetFormat: 'woff2', variationAxes });
  writeFileSync(`${import.meta.dirname}/fonts/${name}.woff2`, subset);
}
