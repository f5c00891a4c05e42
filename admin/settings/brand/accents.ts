import {
  DEFAULT_ACCENT,
  getAccentTones,
  getColourName,
  MIN_GRAPHIC_CONTRAST,
  MIN_TEXT_CONTRAST,
} from '../../../domain/brand';
import { getSite } from '../../../domain/current-site';
import { describeField } from '../../../domain/fields/meta';
import { createReferencePrefix } from '../../../domain/reference-prefix';
import type { SiteFacts } from '../../../domain/site';
import { siteFactsSchema } from '../../../domain/site-facts';
import { z } from '../../../domain/zod';
import { setVars } from '../../../styles/set-vars';
import { palette } from '../../../styles/tokens.css';

export const ACCENTS = [
  { name: 'Signal', colour: DEFAULT_ACCENT },
  { name: 'Cobalt', colour: '#1D4ED8' },
  { name: 'Moss', colour: '#2F7A3A' },
  { name: 'Plum', colour: '#8A2A6B' },
  { name: 'Ochre', colour: '#B86E00' },
] as const;

/** Converts `1f5d3a` to `#1F5D3A`. Returns undefined for invalid colours. */
export function parseColour(text: string): string | undefined {
  const [, digits] = /^\s*#?([0-9a-f]{6})\s*$/i.exec(text) ?? [];
  return digits && `#${digits.toUpperCase()}`;
}

/** Describes where an accent with this contrast is used, and where `partner` replaces it. */
export function describeContrast(contrast: number, partner: string): string {
  if (contrast >= MIN_TEXT_CONTRAST) return 'Text and marks';
  return contrast >= MIN_GRAPHIC_CONTRAST
    ? `Marks only. Text uses ${partner}`
    : `Text and marks use ${partner}`;
}

export function toAccentStyle(accent: string) {
  const { light, deepest } = getAccentTones(accent);
  return setVars({ [palette.red]: accent, [palette.red300]: light, [palette.red700]: deepest });
}

/** Updates texts that equal the old name or colour. Customised texts stay. */
export const updateDerivedNames = (
  facts: Pick<SiteFacts, 'name' | 'accent' | 'brandSuffix' | 'accentName'>,
  { name, accent }: Pick<SiteFacts, 'name' | 'accent'>,
): Partial<SiteFacts> => ({
  ...(facts.brandSuffix === facts.name && { brandSuffix: name }),
  ...(facts.accentName === getColourName(facts.accent) && { accentName: getColourName(accent) }),
});

/** Derives a new prefix unless the current one was customised. */
export const derivePrefix = (facts: Pick<SiteFacts, 'referencePrefix'>, name: string): string =>
  !getSite().changed.includes('referencePrefix') && name !== getSite().name
    ? createReferencePrefix(name) || facts.referencePrefix
    : facts.referencePrefix;

const { name, referencePrefix, accent, typeface } = siteFactsSchema.shape;

/** Schema of the branding form, which accepts colours without `#`. */
export const brandSchema = z.object({
  name,
  referencePrefix,
  accent: describeField(
    z.preprocess((text: string) => parseColour(text) ?? text, accent),
    { label: 'Accent colour', widget: 'accent' },
  ),
  typeface: describeField(typeface.clone(), { label: 'Typeface', widget: 'typeface' }),
});
export type BrandValues = z.output<typeof brandSchema>;
