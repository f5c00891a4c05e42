import type { Typeface } from '../domain/typefaces';

/**
 * Addresses of the files, which browsers keep for good: another file gets another number. (As assets of the build every page
 * would load all of them early.)
 */
export const fontFiles = {
  archivoText: '/fonts/archivo-text.1.woff2',
  frauncesHeads: '/fonts/fraunces-heads.1.woff2',
  instrumentSans: '/fonts/instrument-sans.1.woff2',
} as const;

type Face = {
  /** Names of the family for pages: the files, and what stands in until they are there, in the same room. */
  family: string;
  /** Rules that make it; none for the one that every stylesheet has. */
  faces: string;
  /** Addresses of its files. */
  files: readonly string[];
  /** For mails, where only what is installed counts: of words, and of heads. */
  mail: string;
  mailHead: string;
};

const face = (values: Record<string, string>) =>
  `@font-face{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
const file = (family: string, address: string, stretch: string) =>
  face({
    'font-family': `"${family}"`,
    src: `url(${address}) format("woff2")`,
    'font-weight': '400 700',
    'font-stretch': stretch,
    'font-display': 'swap',
  });
/** A typeface of the machine in the measures of ours, until ours is there: nothing moves then. */
const standIn = (family: string, local: string, stretch: string, sizes: Record<string, string>) =>
  face({
    'font-family': `"${family}"`,
    src: `local("${local}")`,
    'font-stretch': stretch,
    ...sizes,
    'line-gap-override': '0%',
  });
const asArchivo = { 'size-adjust': '101%', 'ascent-override': '88%', 'descent-override': '21%' };

const PLAIN = 'Arial,Helvetica,sans-serif';
const ARCHIVO_MAIL = `'Archivo Variable',Archivo,${PLAIN}`;

/**
 * The typefaces by what pages need of them. Heads run wide and words do not (`vars.width`), so a family of two typefaces is
 * told apart by width: what is wider than words is a head.
 */
export const typefaces: Record<Typeface, Face> = {
  archivo: {
    family: '"Archivo Variable","Archivo Fallback",Arial,sans-serif',
    faces: '',
    files: [],
    mail: ARCHIVO_MAIL,
    mailHead: ARCHIVO_MAIL,
  },
  fraunces: {
    family: '"Fraunces Heads","Fraunces Fallback",Arial,sans-serif',
    faces: [
      file('Fraunces Heads', fontFiles.frauncesHeads, '101% 125%'),
      file('Fraunces Heads', fontFiles.archivoText, '62% 100%'),
      standIn('Fraunces Fallback', 'Times New Roman', '101% 125%', {
        'size-adjust': '114%',
        'ascent-override': '86%',
        'descent-override': '22.4%',
      }),
      standIn('Fraunces Fallback', 'Arial', '62% 100%', asArchivo),
    ].join(''),
    files: [fontFiles.frauncesHeads, fontFiles.archivoText],
    mail: ARCHIVO_MAIL,
    mailHead: "Fraunces,Georgia,'Times New Roman',serif",
  },
  'instrument-sans': {
    family: '"Instrument Sans Variable","Instrument Fallback",Arial,sans-serif',
    faces: [
      file('Instrument Sans Variable', fontFiles.instrumentSans, '75% 100%'),
      standIn('Instrument Fallback', 'Arial', '75% 100%', {
        'size-adjust': '102%',
        'ascent-override': '95%',
        'descent-override': '24.5%',
      }),
    ].join(''),
    files: [fontFiles.instrumentSans],
    mail: `'Instrument Sans',${PLAIN}`,
    mailHead: `'Instrument Sans',${PLAIN}`,
  },
};
