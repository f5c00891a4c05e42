import { drawEmailMark } from '../../art/mark';
import { cachePerSite } from '../../domain/current-site';
import { findLogoVariant } from '../brand/logo';
import { hasCustomAccent } from '../brand/recolour';
import type { ImageProcesses } from '../images';
import type { Log } from '../log';
// Rendered by `art/write.ts` and inlined in the build.
import builtIn from './mark.png?inline';
import type { MailFile } from './message';

export const MARK_ID = 'mark@mail';
/** Size (px) of the mark in emails, for high-density screens. */
const MARK_SIDE = 96;

/** Converts the mark to an attachment, because external images are often blocked. */
const createMarkFile = (content: Buffer): MailFile => ({
  filename: 'mark.png',
  content,
  contentType: 'image/png',
  cid: MARK_ID,
});

export const builtInMarkFile = createMarkFile(Buffer.from(builtIn.slice(builtIn.indexOf(',') + 1), 'base64'));

async function drawMark(imageProcesses: ImageProcesses, log: Log): Promise<MailFile> {
  const logo = findLogoVariant('mail');
  if (logo) return createMarkFile(logo);
  if (!hasCustomAccent()) return builtInMarkFile;
  try {
    return createMarkFile(
      Buffer.from(await imageProcesses.draw('drawIcon', { drawing: drawEmailMark(), side: MARK_SIDE })),
    );
  } catch (error) {
    log.error({ err: error }, 'the mark in emails could not be rendered in the accent');
    return builtInMarkFile;
  }
}

/**
 * Creates a function that returns the mark for emails: the site’s logo, or the built-in mark in the site’s accent. The
 * mark is rendered with the first email.
 */
export const createMarkLoader = (imageProcesses: ImageProcesses, log: Log): (() => Promise<MailFile>) =>
  cachePerSite(() => drawMark(imageProcesses, log));
