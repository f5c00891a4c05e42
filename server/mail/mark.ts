// Written by `art/write.ts` from the mark; the build carries it along.
import builtIn from './mark.png?inline';
import type { MailFile } from './message';

/** It travels in the mail: images from outside are often blocked. */
const withMark = (content: Buffer): MailFile & { cid: string } => ({
  filename: 'mark.png',
  content,
  contentType: 'image/png',
  cid: 'mark@mail',
});

const BUILT_IN = Buffer.from(builtIn.slice(builtIn.indexOf(',') + 1), 'base64');

/** The mark at the head of a mail, 96 px high; mails name it when they are made. */
export let MARK = withMark(BUILT_IN);

/** Puts another mark at the head of mails. @param png 96 px high; the built-in one when left out. */
export function setMark(png: Buffer = BUILT_IN): void {
  MARK = withMark(png);
}
