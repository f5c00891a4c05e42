import { expect, it } from 'vitest';
import { createMailTextSchema, interpolate, splitParagraphs } from './mail-texts';

const mailText = {
  subject: 'It is here: {reference}',
  heading: 'Here',
  text: 'Hello {name},\n\nIt is here.',
  after: '',
};
const listMessages = (change: Partial<typeof mailText>) =>
  createMailTextSchema('receipt')
    .safeParse({ ...mailText, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it('removes the space before a placeholder in an email text when its value is empty', () => {
  expect(interpolate('Hello {name}, {other} {name}', { name: 'Hannah' })).toBe(
    'Hello Hannah, {other} Hannah',
  );
  expect(interpolate('Hello {name},', { name: '' })).toBe('Hello,');
  expect(interpolate('{name}', { name: '{name}' })).toBe('{name}');
  expect(splitParagraphs('One\nline\n\n \nTwo\n')).toEqual(['One\nline', 'Two']);
});

it('reports invalid placeholders and invalid texts in an email', () => {
  expect(listMessages({})).toBeUndefined();
  expect(listMessages({ text: 'Hello {nmae}' })).toEqual([
    'text: This email doesn’t support the placeholder {nmae}. Available: {name}, {reference}, {manager}, {answer time}, {agency}, {site}.',
  ]);
  expect(listMessages({ text: 'Hello {}' })).toHaveLength(1);
  expect(listMessages({ subject: 'It is here' })).toEqual(['subject: The subject needs {reference}']);
  expect(listMessages({ subject: 'a\nb {reference}' })).toEqual(['subject: The subject must be one line']);
  expect(listMessages({ text: ' ' })).toEqual(['text: The text is missing']);
  expect(listMessages({ heading: 'x'.repeat(101) })).toEqual([
    'heading: The heading can have at most 100 characters',
  ]);
  // A single brace is plain text.
  expect(listMessages({ text: 'a } b { c' })).toBeUndefined();
});
