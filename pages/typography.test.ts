import { expect, test } from 'vitest';
import { demoArticles, demoCases } from '../domain/content-files/demo.test-kit';
import { listTexts } from '../domain/list-texts.test-kit';
import { messages } from '../domain/messages';

const modules = import.meta.glob(
  ['../site-data/site/**/*.json', '../components/*/texts.ts', '../domain/failure-texts.ts'],
  { eager: true },
);

/** Keeps only visible text that may wrap. Omits metadata and the alt texts of drawings. */
const painted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null
    ? value
    : Array.isArray(value)
      ? value.map(painted)
      : Object.entries(value).map(([key, part]) =>
          ['alt', 'meta_title', 'meta_description', 'service'].includes(key) ? undefined : painted(part),
        );

const isDrawing = (text: string) => /^(data:|\/|<|#)/.test(text);
const ofPages = listTexts(painted(Object.values(modules))).filter(text => !isDrawing(text));
const all = [
  ...listTexts(Object.values(modules))
    .filter(text => !isDrawing(text))
    .map(text => text.replace(/\{[\w.]+\}/g, '')),
  ...listTexts([demoArticles, demoCases]).map(text => text.replace(/<code>.*?<\/code>|<[^>]+>/gs, '')),
];
const found = (texts: string[], wrong: RegExp) => texts.flatMap(text => text.match(wrong) ?? []);

test('uses curly apostrophes in texts and messages', () => {
  const wrong = found([...all, ...listTexts(messages)], /\S*\p{L}'\p{L}*\S*/gu);
  expect(wrong, "Write ’ (\\u2019) in place of ' in these words").toEqual([]);
});

test('uses curly quotation marks in texts', () => {
  expect(found(all, /.{0,20}".{0,20}/g), 'Write “ and ” in place of " in these texts').toEqual([]);
});

test('spells names of technologies and e-mail consistently', () => {
  const words = all.filter(text => / |^[A-Z]/.test(text));
  const wrong = found(words, /Javascript|Typescript|\b[Ee]mails?\b|E-Mail|Node\.js|Next\.js/g);
  expect(wrong, 'Write JavaScript, TypeScript, e-mail, Node, Next').toEqual([]);
});

/** Sentences whose exact wording the specification fixes. */
const FIXED = ['What is full-cycle development?', 'Part-time or full-time'];

test('puts a word joiner after the hyphen of short prefixes', () => {
  const wrapping = ofPages.filter(text => text.includes(' ') && !FIXED.includes(text));
  const wrong = found(wrapping, /(?<![\p{L}\p{N}\u2060/@.-])\p{L}{1,5}-\p{L}+/gu);
  const joined = wrong.map(word => word.replace('-', '-\\u2060'));
  expect(wrong, `Put \\u2060 after the hyphen, so that no line ends there: ${joined.join(', ')}`).toEqual([]);
});
