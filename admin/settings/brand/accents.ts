import { builtInFacts } from '../../../content/site';
import {
  DRAWN_ACCENT,
  getColourName,
  getTones,
  MIN_GRAPHIC_CONTRAST,
  MIN_TEXT_CONTRAST,
} from '../../../domain/brand';
import { createPrefix } from '../../../domain/reference-prefix';
import type { SiteFacts } from '../../../domain/site';
import { setVars } from '../../../styles/set-vars';
import { palette } from '../../../styles/tokens.css';

/** Accents that are ready to take. */
export const ACCENTS = [
  { name: 'Signal', colour: DRAWN_ACCENT },
  { name: 'Cobalt', colour: '#1D4ED8' },
  { name: 'Moss', colour: '#2F7A3A' },
  { name: 'Plum', colour: '#8A2A6B' },
  { name: 'Ochre', colour: '#B86E00' },
] as const;

/** What was typed as a colour; undefined while it is none: `1f5d3a` → `#1F5D3A`. */
export function colourFrom(typed: string): string | undefined {
  const [, digits] = /^\s*#?([0-9a-f]{6})\s*$/i.exec(typed) ?? [];
  return digits && `#${digits.toUpperCase()}`;
}

/** What an accent of some contrast to a ground may do there, and which partner does the rest. */
export function verdictOf(contrast: number, partner: string): string {
  if (contrast >= MIN_TEXT_CONTRAST) return 'Text and marks';
  return contrast >= MIN_GRAPHIC_CONTRAST ? `Marks. Text: ${partner}` : `Text and marks: ${partner}`;
}

/** The palette with another accent, as a style. */
export function accentVars(accent: string) {
  const { light, deepest } = getTones(accent);
  return setVars({ [palette.red]: accent, [palette.red300]: light, [palette.red700]: deepest });
}

/** What goes by the old name or colour goes by the new one; words that somebody chose stay. */
export const followingNames = (
  facts: Pick<SiteFacts, 'name' | 'accent' | 'brandSuffix' | 'accentName'>,
  { name, accent }: Pick<SiteFacts, 'name' | 'accent'>,
): Partial<SiteFacts> => ({
  ...(facts.brandSuffix === facts.name && { brandSuffix: name }),
  ...(facts.accentName === getColourName(facts.accent) && { accentName: getColourName(accent) }),
});

/** What references begin with once the agency has this name, as long as they began like the built-in one's. */
export const followingPrefix = (facts: Pick<SiteFacts, 'referencePrefix'>, name: string): string =>
  facts.referencePrefix === builtInFacts.referencePrefix && name !== builtInFacts.name
    ? createPrefix(name) || facts.referencePrefix
    : facts.referencePrefix;
