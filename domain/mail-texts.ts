import { describeField } from './fields/meta';
import { plainText } from './plain-text';
import { z } from './zod';

/** Automatic emails, in the order of the settings. */
export const MAIL_NAMES = [
  'receipt',
  'newRequest',
  'requestAssigned',
  'requestDigest',
  'invitation',
  'passwordReset',
  'publicationAsked',
  'publicationStopped',
  'published',
] as const;
export type MailName = (typeof MAIL_NAMES)[number];

/** Texts of an email, which can contain placeholders such as `{reference}`. */
export type MailText = {
  subject: string;
  heading: string;
  /** Paragraphs separated by empty lines. */
  text: string;
  /** An optional paragraph below the facts. */
  after: string;
};
export type MailTexts = Record<MailName, MailText>;

/** Placeholders available in every email. */
const COMMON_PLACEHOLDERS = ['agency', 'site'] as const;
const ITEM_PLACEHOLDERS = ['title', 'kind', 'by'] as const;

/** Each email's label and trigger, and its available and required placeholders. */
export const MAIL_DESCRIPTIONS: Record<
  MailName,
  {
    title: string;
    trigger: string;
    placeholders: readonly string[];
    requiredPlaceholder: string;
    canBeEmpty?: true;
  }
> = {
  receipt: {
    title: 'Receipt',
    trigger: 'to the visitor, immediately',
    placeholders: ['name', 'reference', 'manager', 'answer time', ...COMMON_PLACEHOLDERS],
    requiredPlaceholder: 'reference',
  },
  newRequest: {
    title: 'New request',
    trigger: 'to the team, immediately',
    placeholders: ['who', 'reference', 'manager', ...COMMON_PLACEHOLDERS],
    requiredPlaceholder: 'reference',
    // Can be empty, because the email also contains the visitor's message.
    canBeEmpty: true,
  },
  requestAssigned: {
    title: 'Request assigned',
    trigger: 'to the new owner',
    placeholders: ['who', 'reference', 'by', ...COMMON_PLACEHOLDERS],
    requiredPlaceholder: 'reference',
  },
  requestDigest: {
    title: 'Morning digest',
    trigger: 'on working days at nine',
    placeholders: ['overdue', 'spam', ...COMMON_PLACEHOLDERS],
    requiredPlaceholder: 'overdue',
  },
  invitation: {
    title: 'Invitation',
    trigger: 'to a new user',
    placeholders: COMMON_PLACEHOLDERS,
    requiredPlaceholder: 'agency',
  },
  passwordReset: {
    title: 'New password',
    trigger: 'after “Forgot your password?”',
    placeholders: COMMON_PLACEHOLDERS,
    requiredPlaceholder: 'agency',
  },
  publicationAsked: {
    title: 'Ready to publish',
    trigger: 'to everyone who can publish',
    placeholders: [...ITEM_PLACEHOLDERS, ...COMMON_PLACEHOLDERS],
    requiredPlaceholder: 'title',
  },
  publicationStopped: {
    title: 'Not published',
    trigger: 'to the author',
    placeholders: [...ITEM_PLACEHOLDERS, ...COMMON_PLACEHOLDERS],
    requiredPlaceholder: 'title',
  },
  published: {
    title: 'Published',
    trigger: 'to the author',
    placeholders: [...ITEM_PLACEHOLDERS, ...COMMON_PLACEHOLDERS],
    requiredPlaceholder: 'title',
  },
};

const PLACEHOLDER_PATTERN = /\{([^{}]*)\}/g;
export const findPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER_PATTERN)].map(([, placeholder = '']) => placeholder);

/** Matches a placeholder and a preceding space. If the value is empty, both are removed: `Hello {name},` → `Hello,`. */
const SPACED_PLACEHOLDER_PATTERN = /( ?)\{([^{}]*)\}/g;

/** Replaces placeholders with values. Leaves unknown ones unchanged. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(SPACED_PLACEHOLDER_PATTERN, (match, space: string, name: string) => {
    const value = values[name];
    if (value === undefined) return match;
    return value && space + value;
  });

export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean);

const formatPlaceholders = (names: readonly string[]) => names.map(name => `{${name}}`).join(', ');

/** @param subject the beginning of the message, such as `This email`. */
export const createPlaceholderCheck =
  (subject: string, placeholders: readonly string[]) => (text: string, ctx: z.RefinementCtx<string>) => {
    const unknownPlaceholder = findPlaceholders(text).find(
      placeholder => !placeholders.includes(placeholder),
    );
    if (unknownPlaceholder !== undefined)
      ctx.addIssue({
        code: 'custom',
        message: `${subject} doesn’t support the placeholder {${unknownPlaceholder.slice(0, 40)}}. Available: ${formatPlaceholders(placeholders)}.`,
      });
  };

export function createMailTextSchema(name: MailName) {
  const { placeholders, requiredPlaceholder, canBeEmpty } = MAIL_DESCRIPTIONS[name];
  const createPart = (partLabel: string, max: number, canBeEmpty = false) =>
    plainText()
      .min(canBeEmpty ? 0 : 1, `${partLabel} is missing`)
      .max(max, `${partLabel} can have at most ${max} characters`)
      .superRefine(createPlaceholderCheck('This email', placeholders));
  return z.strictObject({
    subject: describeField(
      createPart('The subject', 150)
        .refine(text => !/[\r\n]/.test(text), 'The subject must be one line')
        .refine(
          text => text.includes(`{${requiredPlaceholder}}`),
          `The subject needs {${requiredPlaceholder}}`,
        ),
      { label: 'Subject' },
    ),
    heading: describeField(
      createPart('The heading', 100).refine(text => !/[\r\n]/.test(text), 'The heading must be one line'),
      { label: 'Heading' },
    ),
    text: describeField(createPart('The text', 2_000, canBeEmpty), {
      label: 'Text',
      widget: 'text',
      help: 'An empty line starts a new paragraph.',
      input: { rows: 7 },
    }),
    after: describeField(createPart('The note below the details', 500, true), {
      label: 'Note below the details',
      widget: 'text',
      input: { rows: 2 },
    }),
  });
}
