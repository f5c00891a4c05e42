import { LOGO_MAX_BYTES } from './limits';
import { z } from './zod';

/** The custom logo and its variants (docs/decisions/brand.md). */

/** Logo variants: for white and black backgrounds, home screens, tabs of 32 and 16 px, and emails. */
export const LOGO_VARIANTS = ['white', 'black', 'icon', 'small', 'tiny', 'mail'] as const;
export type LogoVariant = (typeof LOGO_VARIANTS)[number];

/** Height in px on a page, and in an email. */
export const LOGO_HEIGHT_PX = 30;
export const LOGO_MAIL_HEIGHT_PX = 32;
/** Logos with at least this aspect ratio are assumed to contain the name. */
const WORDMARK_MIN_RATIO = 2;

const base64 = z
  .string()
  .regex(/^[A-Za-z0-9+/]+=*$/, 'This is not an image')
  .max(LOGO_MAX_BYTES);

export const logoSchema = z.strictObject({
  name: z.string().max(300),
  kind: z.enum(['svg', 'png']),
  /** The original file. */
  file: base64,
  /** Cache key in URLs. */
  version: z.string().regex(/^[0-9a-f]{8}$/),
  /** Width divided by height. */
  ratio: z.number().positive(),
  cuts: z.strictObject({
    white: base64,
    black: base64,
    icon: base64,
    small: base64,
    tiny: base64,
    mail: base64,
  } satisfies Record<LogoVariant, typeof base64>),
});
export type Logo = z.output<typeof logoSchema>;

/** The part of a logo that pages need. */
export type ShownLogo = Pick<Logo, 'version' | 'ratio'> & {
  /** Whether the logo contains the name. */
  alone: boolean;
};

export const toShownLogo = ({ version, ratio }: Logo): ShownLogo => ({
  version,
  ratio,
  alone: ratio >= WORDMARK_MIN_RATIO,
});

export const getLogoPath = (ground: 'white' | 'black', { version }: Pick<Logo, 'version'>): string =>
  `${LOGO_PATHS[ground]}?v=${version}`;

export const LOGO_PATHS = { white: '/logo.png', black: '/logo-on-black.png' } as const;
