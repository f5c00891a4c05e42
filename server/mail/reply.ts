import type { EnquiryReply } from '../../domain/enquiry-reply';
import { splitParagraphs } from '../../domain/mail-texts';
import { escapeHtml, stripControls } from '../http/escape';
import type { MailContent } from './mail-content';

/** Composes a member’s reply as a personal email, without the frame of the automatic emails. */
export function composeReply({ subject, text }: EnquiryReply): MailContent {
  const plainText = stripControls(text);
  const paragraphs = splitParagraphs(plainText).map(
    paragraph => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
  );
  return {
    subject: stripControls(subject),
    text: plainText,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${paragraphs.join('')}</body></html>`,
  };
}
