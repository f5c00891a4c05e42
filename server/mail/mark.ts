import { drawEmailMark } from '../../art/mark';
import { perSite } from '../../content/per-site';
import { logoCut } from '../brand/logo';
import { isRecoloured } from '../brand/recolour';
import type { Log } from '../log';
import type { Pictures } from '../pictures';
// Written by `art/write.ts` from the mark; the build carries it along.
import builtIn from './mark.png?inline';
import type { MailFile } from './message';

/** What the HTML of a mail names the mark by. */
export const MARK_ID = 'mark@mail';
/** Pixels of the mark in mails, for screens of twice the density. */
const MARK_SIDE = 96;

/** The mark travels in the mail: images from outside are often blocked. */
const asFile = (content: Buffer): MailFile => ({
  filename: 'mark.png',
  content,
  contentType: 'image/png',
  cid: MARK_ID,
});

export const builtInMark = asFile(Buffer.from(builtIn.slice(builtIn.indexOf(',') + 1), 'base64'));

async function drawMark(pictures: Pictures, log: Log): Promise<MailFile> {
  const own = logoCut('mail');
  if (own) return asFile(own);
  if (!isRecoloured()) return builtInMark;
  try {
    return asFile(
      Buffer.from(await pictures.draw('drawIcon', { drawing: drawEmailMark(), side: MARK_SIDE })),
    );
  } catch (error) {
    log.error({ err: error }, 'the mark of mails could not be drawn in the accent');
    return builtInMark;
  }
}

/** Returns the mark at the head of mails: the site's logo, or the built-in one in its accent. Drawn with the first mail. */
export const markOfMails = (pictures: Pictures, log: Log): (() => Promise<MailFile>) =>
  perSite(() => drawMark(pictures, log));
