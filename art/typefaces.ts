import type { Typeface } from '../domain/typefaces';

/**
 * Browsers cache these files permanently, so a changed file needs a new number. If they were build assets, every page
 * would load all of them early.
 */
export const fontPaths = {
  archivoText: '/fonts/archivo-text.1.woff2',
  frauncesHeads: '/fonts/fraunces-heads.1.woff2',
  instrumentSans: '/fonts/instrument-sans.1.woff2',
} as const;

type Face = {
  /** Font family for pages, with a fallback of the same metrics until the files load. */
  family: string;
  /** `@font-face` rules. Empty for Archivo, which every stylesheet contains. */
  faces: string;
  files: readonly string[];
  /** Installed fonts, for emails and error pages. */
  mail: string;
  mailHead: string;
};

const createFace = (values: Record<string, string>) =>
  `@font-face{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
const toFile = (family: string, url: string, stretch: string) =>
  createFace({
    'font-family': `"${family}"`,
    src: `url(${url}) format("woff2")`,
    'font-weight': '400 700',
    'font-stretch': stretch,
    'font-display': 'swap',
  });
/** Adjusts an installed font to our metrics, so that nothing moves when ours loads. */
const createFallback = (family: string, localFont: string, stretch: string, sizes: Record<string, string>) =>
  createFace({
    'font-family': `"${family}"`,
    src: `local("${localFont}")`,
    'font-stretch': stretch,
    ...sizes,
    'line-gap-override': '0%',
  });
const archivoMetrics = { 'size-adjust': '101%', 'ascent-override': '88%', 'descent-override': '21%' };

const PLAIN_FONTS = 'Arial,Helvetica,sans-serif';
const ARCHIVO_EMAIL_FONTS = `'Archivo Variable',Archivo,${PLAIN_FONTS}`;

/** Headings are wider than text (`vars.width`), so a family of two typefaces selects the heading typeface by width. */
export const typefaces: Record<Typeface, Face> = {
  archivo: {
    family: '"Archivo Variable","Archivo Fallback",Arial,sans-serif',
    faces: '',
    files: [],
    mail: ARCHIVO_EMAIL_FONTS,
    mailHead: ARCHIVO_EMAIL_FONTS,
  },
  fraunces: {
    family: '"Fraunces Heads","Fraunces Fallback",Arial,sans-serif',
    faces: [
      toFile('Fraunces Heads', fontPaths.frauncesHeads, '101% 125%'),
      toFile('Fraunces Heads', fontPaths.archivoText, '62% 100%'),
      createFallback('Fraunces Fallback', 'Times New Roman', '101% 125%', {
        'size-adjust': '114%',
        'ascent-override': '86%',
        'descent-override': '22.4%',
      }),
      createFallback('Fraunces Fallback', 'Arial', '62% 100%', archivoMetrics),
    ].join(''),
    files: [fontPaths.frauncesHeads, fontPaths.archivoText],
    mail: ARCHIVO_EMAIL_FONTS,
    mailHead: "Fraunces,Georgia,'Times New Roman',serif",
  },
  'instrument-sans': {
    family: '"Instrument Sans Variable","Instrument Fallback",Arial,sans-serif',
    faces: [
      toFile('Instrument Sans Variable', fontPaths.instrumentSans, '75% 100%'),
      createFallback('Instrument Fallback', 'Arial', '75% 100%', {
        'size-adjust': '102%',
        'ascent-override': '95%',
        'descent-override': '24.5%',
      }),
    ].join(''),
    files: [fontPaths.instrumentSans],
    mail: `'Instrument Sans',${PLAIN_FONTS}`,
    mailHead: `'Instrument Sans',${PLAIN_FONTS}`,
  },
};
