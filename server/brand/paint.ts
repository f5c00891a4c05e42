import { paintWith } from '../../art/shapes';
import { getSite } from '../../content/site';
import { getMarkerOnBlack, getTones } from '../../domain/brand';

/** Makes everything that the server draws show the site's accent. */
export function paintBrand(): void {
  const { accent, light, deep, deepest } = getTones(getSite().accent);
  paintWith({
    red: accent,
    redOnBlack: getMarkerOnBlack(accent),
    paleRed: light,
    darkRed: deep,
    deepRed: deepest,
  });
}
