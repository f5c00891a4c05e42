import { paintWith } from '../../art/shapes';
import { getSite } from '../../content/site';
import { pointsOnBlack, tonesOf } from '../../domain/brand';

/** Makes everything that the server draws show the site's accent. */
export function paintBrand(): void {
  const { accent, light, deep, deepest } = tonesOf(getSite().accent);
  paintWith({
    red: accent,
    redOnBlack: pointsOnBlack(accent),
    paleRed: light,
    darkRed: deep,
    deepRed: deepest,
  });
}
