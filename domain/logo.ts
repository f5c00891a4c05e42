import { LOGO_MAX_BYTES } from './limits';
import { z } from './zod';

/** The agency's own logo, and the pictures that are cut from it (docs/decisions/brand.md). */

/** What is cut from a logo: for white and for black grounds, for home screens, for tabs of 32 and 16 pixels, for mails. */
export const LOGO_CUTS = ['white', 'black', 'icon', 'small', 'tiny', 'mail'] as const;
export type LogoCut = (typeof LOGO_CUTS)[number];

/** Pixels: how high it stands on a page, and in a mail. */
export const LOGO_HEIGHT = 30;
export const LOGO_MAIL_HEIGHT = 32;
/** One that is so many times as wide as high has the name in it, and stands alone. */
const ALONE_FROM = 2;

/** PNG files travel as text. */
const base64 = z
  .string()
  .regex(/^[A-Za-z0-9+/]+=*$/, 'This is no picture')
  .max(LOGO_MAX_BYTES);

export const logoSchema = z.strictObject({
  /** What its file was called. */
  name: z.string().max(300),
  kind: z.enum(['svg', 'png']),
  /** The file that was checked. */
  file: base64,
  /** Names this very logo in addresses. */
  version: z.string().regex(/^[0-9a-f]{8}$/),
  /** How many times as wide as high. */
  ratio: z.number().positive(),
  cuts: z.strictObject({
    white: base64,
    black: base64,
    icon: base64,
    small: base64,
    tiny: base64,
    mail: base64,
  } satisfies Record<LogoCut, typeof base64>),
});
export type Logo = z.output<typeof logoSchema>;

/** What pages know of a logo. */
export type ShownLogo = Pick<Logo, 'version' | 'ratio'> & {
  /** Its name is in it: none stands beside. */
  alone: boolean;
};

export const toShownLogo = ({ version, ratio }: Logo): ShownLogo => ({
  version,
  ratio,
  alone: ratio >= ALONE_FROM,
});

/** Where a logo for a ground lies. */
export const getLogoPath = (ground: 'white' | 'black', { version }: Pick<Logo, 'version'>): string =>
  `${LOGO_PATHS[ground]}?v=${version}`;

export const LOGO_PATHS = { white: '/logo.png', black: '/logo-on-black.png' } as const;
