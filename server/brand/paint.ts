import { drawEmailMark } from '../../art/mark';
import { paintWith } from '../../art/shapes';
import { getSite } from '../../content/site';
import { pointsOnBlack, tonesOf } from '../../domain/brand';
import type { Log } from '../log';
import { setMark } from '../mail/mark';
import type { Pictures } from '../pictures';
import { logoCut } from './logo';
import { isRecoloured } from './recolour';

/** Pixels of the mark in mails, for screens of twice the density. */
const MARK_SIDE = 96;

/** Makes everything that the server draws show the site's accent, the mark of mails too. */
export async function paintBrand(pictures: Pictures, log: Log): Promise<void> {
  const { accent, light, deep, deepest } = tonesOf(getSite().accent);
  paintWith({
    red: accent,
    redOnBlack: pointsOnBlack(accent),
    paleRed: light,
    darkRed: deep,
    deepRed: deepest,
  });
  const own = logoCut('mail');
  if (own || !isRecoloured()) return setMark(own);
  try {
    setMark(Buffer.from(await pictures.draw('drawIcon', { drawing: drawEmailMark(), side: MARK_SIDE })));
  } catch (error) {
    log.error({ err: error }, 'the mark of mails could not be drawn in the accent');
  }
}
