import { setDrawingColours } from '../../art/shapes';
import { getMarkerOnBlack, getTones } from '../../domain/brand';
import { getSite } from '../../domain/current-site';

/** Applies the site’s accent to everything that the server draws. */
export function applyBranding(): void {
  const { accent, light, deep, deepest } = getTones(getSite().accent);
  setDrawingColours({
    red: accent,
    redOnBlack: getMarkerOnBlack(accent),
    paleRed: light,
    darkRed: deep,
    deepRed: deepest,
  });
}
