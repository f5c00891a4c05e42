import { describeField } from './fields/meta';
import { plainText } from './plain-text';
import { z } from './zod';

/** Automatic emails, in the order of the settings. */
export const MAIL_NAMES = [
  'receipt',
  'newRequest',
  'invitation',
  'passwordReset',
  'publicationAsked',
  'publicationStopped',
  'published',
] as const;
export type MailName = (typeof MAIL_NAMES)[number];

/** Texts can contain placeholders such as `{reference}`. */
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
const EVERYWHERE = ['agency', 'site'] as const;
const OF_ITEM = ['title', 'kind', 'by'] as const;

/** Each email's label and trigger, and its available and required placeholders. */
export const MAIL_DESCRIPTIONS: Record<
  MailName,
  { title: string; when: string; knows: readonly string[]; needs: string; mayBeEmpty?: true }
> = {
  receipt: {
    title: 'Receipt',
    when: 'to the visitor, immediately',
    knows: ['name', 'reference', 'manager', 'answer time', ...EVERYWHERE],
    needs: 'reference',
  },
  newRequest: {
    title: 'New request',
    when: 'to the team, immediately',
    knows: ['who', 'reference', 'manager', ...EVERYWHERE],
    needs: 'reference',
    // Can be empty, because the email also contains the visitor's message.
    mayBeEmpty: true,
  },
  invitation: {
    title: 'Invitation',
    when: 'to a new member',
    knows: EVERYWHERE,
    needs: 'agency',
  },
  passwordReset: {
    title: 'New password',
    when: 'after “Forgot your password?”',
    knows: EVERYWHERE,
    needs: 'agency',
  },
  publicationAsked: {
    title: 'Ready to publish',
    when: 'to everyone who can publish',
    knows: [...OF_ITEM, ...EVERYWHERE],
    needs: 'title',
  },
  publicationStopped: {
    title: 'Not published',
    when: 'to the author',
    knows: [...OF_ITEM, ...EVERYWHERE],
    needs: 'title',
  },
  published: {
    title: 'Published',
    when: 'to the author',
    knows: [...OF_ITEM, ...EVERYWHERE],
    needs: 'title',
  },
};

const PLACE = /\{([^{}]*)\}/g;
/** Matches a placeholder and a preceding space. If the value is empty, both are removed: `Hello {name},` → `Hello,`. */
const PLACE_WITH_SPACE = /( ?)\{([^{}]*)\}/g;

/** Unknown placeholders stay. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACE_WITH_SPACE, (match, space: string, name: string) => {
    const value = values[name];
    if (value === undefined) return match;
    return value && space + value;
  });

export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean);

const formatList = (names: readonly string[]) => names.map(name => `{${name}}`).join(', ');

export function createMailTextSchema(name: MailName) {
  const { knows, needs, mayBeEmpty } = MAIL_DESCRIPTIONS[name];
  const createPart = (what: string, max: number, empty = false) =>
    plainText()
      .min(empty ? 0 : 1, `${what} is missing`)
      .max(max, `${what} can have at most ${max} characters`)
      .superRefine((text, ctx) => {
        const unknown = [...text.matchAll(PLACE)]
          .map(([, placeholder = '']) => placeholder)
          .find(placeholder => !knows.includes(placeholder));
        if (unknown !== undefined)
          ctx.addIssue({
            code: 'custom',
            message: `This email has no placeholder {${unknown.slice(0, 40)}}. It has ${formatList(knows)}`,
          });
      });
  return z.strictObject({
    subject: describeField(
      createPart('The subject', 150)
        .refine(text => !/[\r\n]/.test(text), 'The subject must be one line')
        .refine(text => text.includes(`{${needs}}`), `The subject needs {${needs}}`),
      { label: 'Subject' },
    ),
    heading: describeField(
      createPart('The heading', 100).refine(text => !/[\r\n]/.test(text), 'The heading must be one line'),
      { label: 'Heading' },
    ),
    text: describeField(createPart('The text', 2_000, mayBeEmpty), {
      label: 'Text',
      widget: 'text',
      help: 'An empty line starts a new paragraph.',
      input: { rows: 7 },
    }),
    after: describeField(createPart('The line below', 500, true), {
      label: 'Note below the details',
      widget: 'text',
      input: { rows: 2 },
    }),
  });
}
