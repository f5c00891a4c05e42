import { describe, expect, it } from 'vitest';
import { fillTemplate, listUnfilledPlaceholders, replyTemplateSchema, replyText } from './enquiry-reply';
import { messages } from './messages';

const facts = {
  ...{ fullName: 'Hannah Whitlock', companyName: '', reference: 'NL-2611-0214' },
  ...{ me: 'Oksana Kravets', agency: 'Northlight', bookingLink: 'https://northlight.example/book/oksana' },
};

describe('reply templates', () => {
  it('keeps a placeholder in a reply template when it has no value', () => {
    expect(fillTemplate('Hello {name} of {company}, {reference}. {booking link} {me}, {agency}', facts)).toBe(
      `Hello Hannah of {company}, NL-2611-0214. ${facts.bookingLink} Oksana Kravets, Northlight`,
    );
  });

  it("doesn't fill in placeholders when they come from a visitor's text", () => {
    expect(fillTemplate('Hello {name}', { ...facts, fullName: '{reference}' })).toBe('Hello {reference}');
  });

  it('names the known placeholders when a reply template has an unknown one', () => {
    const { error } = replyTemplateSchema.safeParse({ name: 'First', text: 'Hello {nmae}' });
    expect(error?.issues).toMatchObject([
      {
        path: ['text'],
        message:
          'A saved reply doesn’t support the placeholder {nmae}. Available: {name}, {company}, {reference}, {me}, {agency}, {booking link}.',
      },
    ]);
  });

  it('rejects a reply when it still contains a placeholder', () => {
    expect(listUnfilledPlaceholders('{company} {"a": 1} {}')).toEqual(['company']);
    expect(replyText.safeParse('Hello {name} of {company}').error?.issues).toMatchObject([
      { message: messages.replyUnfilled(['name', 'company']) },
    ]);
    expect(replyText.safeParse('Use {"a": 1} and {id}.').success).toBe(true);
  });
});
