import { describeField } from './fields/meta';
import { ENQUIRY_REPLY_MAX, REPLY_FILES_MAX, REPLY_TEMPLATES_MAX, SIGNATURE_MAX } from './limits';
import { createPlaceholderCheck, findPlaceholders, interpolate } from './mail-texts';
import { messages } from './messages';
import { getFirstName } from './person';
import { oneLine, plainText, requiredLimitedLine } from './plain-text';
import { z } from './zod';

export const REPLY_PLACEHOLDERS = ['name', 'company', 'reference', 'me', 'agency', 'booking link'] as const;
type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

/** A stored file. Replies receive a copy. */
const templateFileSchema = z.strictObject({
  key: z.string().regex(/^[\w-]{1,80}\.\w{1,8}$/),
  name: oneLine().max(150),
  size: z.int().min(0),
});
export type TemplateFile = z.output<typeof templateFileSchema>;

export const replyTemplateSchema = z.strictObject({
  name: describeField(requiredLimitedLine('The name', 60), { label: 'Name' }),
  text: describeField(
    plainText()
      .min(1, 'The text is missing')
      .max(ENQUIRY_REPLY_MAX, messages.tooLong)
      .superRefine(createPlaceholderCheck('A saved reply', REPLY_PLACEHOLDERS)),
    { label: 'Text', widget: 'text', input: { rows: 7 } },
  ),
  files: describeField(
    z.array(templateFileSchema).max(REPLY_FILES_MAX, messages.replyFilesTooMany).default([]),
    {
      label: 'Files',
      widget: 'files',
    },
  ),
});
export type ReplyTemplate = z.output<typeof replyTemplateSchema>;

export const replyTemplatesSchema = z.strictObject({
  templates: describeField(z.array(replyTemplateSchema).max(REPLY_TEMPLATES_MAX), {
    label: 'Replies',
    singular: 'Reply',
  }),
});

export const signatureSchema = z.strictObject({
  signature: describeField(plainText().max(SIGNATURE_MAX, messages.tooLong), {
    label: 'Signature',
    widget: 'text',
    help: 'Added below each of your replies.',
    input: { rows: 4 },
  }),
});

/** Returns the placeholders that a member has to replace. Other text in braces is the member’s own. */
export const listUnfilledPlaceholders = (text: string): string[] =>
  findPlaceholders(text).filter(name => (REPLY_PLACEHOLDERS as readonly string[]).includes(name));

export const replyText = plainText(messages.replyMissing)
  .min(1, messages.replyMissing)
  .max(ENQUIRY_REPLY_MAX, messages.tooLong)
  .refine(text => listUnfilledPlaceholders(text).length === 0, {
    error: ({ input }) => messages.replyUnfilled(listUnfilledPlaceholders(String(input))),
  });

/** Fills in a template. A placeholder without a value stays, so that the member notices it. */
export function fillTemplate(
  text: string,
  {
    fullName,
    companyName,
    reference,
    me,
    agency,
    bookingLink,
  }: Record<'fullName' | 'companyName' | 'reference' | 'me' | 'agency' | 'bookingLink', string>,
): string {
  const values: Record<ReplyPlaceholder, string> = {
    name: getFirstName(fullName),
    company: companyName,
    ...{ reference, me, agency, 'booking link': bookingLink },
  };
  return interpolate(text, Object.fromEntries(Object.entries(values).filter(([, value]) => value)));
}

export const addSignature = (text: string, signature: string): string =>
  signature ? `${text}\n\n${signature}` : text;

/** A stored reply. The names are copied, because the member may be deleted. */
export type EnquiryReply = {
  subject: string;
  /** Text of the reply, with the signature. */
  text: string;
  memberName: string;
  /** Email address that receives the visitor’s answer. */
  memberEmail: string;
};
