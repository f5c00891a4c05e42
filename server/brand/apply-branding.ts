import { setDrawingColours } from '../../art/shapes';
import { getAccentTones, getMarkerColourOnBlack } from '../../domain/brand';
import { getSite } from '../../domain/current-site';

/** Applies the site’s accent to everything that the server draws. */
export function applyBranding(): void {
  const { accent, light, deep, deepest } = getAccentTones(getSite().accent);
  setDrawingColours({
    red: accent,
    redOnBlack: getMarkerColourOnBlack(accent),
    paleRed: light,
    darkRed: deep,
    deepRed: deepest,
  });
}
