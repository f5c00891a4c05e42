import { expect, it } from 'vitest';
import { oneLine, plainText } from './plain-text';

it.each([
  ['An\u0000na\u0007 \u001b[31mRed', 'Anna [31mRed'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u2067Maya\u2069 \u202aK\u202c', 'Maya K'],
  ['\u0085a\u009f', 'a'],
  [' Їжак ’ é 👩‍💻 \u200f', 'Їжак ’ é 👩‍💻 \u200f'],
])('removes control and invisible characters from %j: %j', (input, output) => {
  expect([plainText().parse(input), oneLine().parse(input)]).toEqual([output, output]);
});

it('converts line breaks and tabs to spaces only in a single-line value', () => {
  const input = 'One\r\n\ttwo\u2028three \n';
  expect(plainText().parse(input)).toBe('One\r\n\ttwo\u2028three');
  expect(oneLine().parse(input)).toBe('One two three');
});

it('rejects a required text that consists of invisible characters', () => {
  for (const emptyText of ['\u0000', '\u202e\u2066', ' \u0001 '])
    expect(plainText().min(1).safeParse(emptyText).success).toBe(false);
});
