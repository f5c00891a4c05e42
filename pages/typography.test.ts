import { expect, test } from 'vitest';
import { demoArticles, demoCases } from '../domain/content-files/demo.test-kit';
import { listTexts } from '../domain/list-texts.test-kit';
import { messages } from '../domain/messages';

const modules = import.meta.glob(
  ['../site-data/site/**/*.json', '../components/*/texts.ts', '../domain/failure-texts.ts'],
  { eager: true },
);

/** Keeps only visible text that may wrap. Omits metadata and the alt texts of drawings. */
const omitMetaTexts = (value: unknown): unknown =>
  typeof value !== 'object' || value === null
    ? value
    : Array.isArray(value)
      ? value.map(omitMetaTexts)
      : Object.entries(value).map(([key, part]) =>
          ['alt', 'meta_title', 'meta_description', 'service'].includes(key)
            ? undefined
            : omitMetaTexts(part),
        );

const isDrawing = (text: string) => /^(data:|\/|<|#)/.test(text);
const pageTexts = listTexts(omitMetaTexts(Object.values(modules))).filter(text => !isDrawing(text));
const allTexts = [
  ...listTexts(Object.values(modules))
    .filter(text => !isDrawing(text))
    .map(text => text.replace(/\{[\w.]+\}/g, '')),
  ...listTexts([demoArticles, demoCases]).map(text => text.replace(/<code>.*?<\/code>|<[^>]+>/gs, '')),
];
const findMatches = (texts: string[], pattern: RegExp) => texts.flatMap(text => text.match(pattern) ?? []);

test('uses curly apostrophes in texts and messages', () => {
  const mistakes = findMatches([...allTexts, ...listTexts(messages)], /\S*\p{L}'\p{L}*\S*/gu);
  expect(mistakes, "Write ’ (\\u2019) in place of ' in these words").toEqual([]);
});

test('uses curly quotation marks in texts', () => {
  expect(findMatches(allTexts, /.{0,20}".{0,20}/g), 'Write “ and ” in place of " in these texts').toEqual([]);
});

test('spells names of technologies and e-mail consistently', () => {
  const sentences = allTexts.filter(text => / |^[A-Z]/.test(text));
  const mistakes = findMatches(sentences, /Javascript|Typescript|\b[Ee]mails?\b|E-Mail|Node\.js|Next\.js/g);
  expect(mistakes, 'Write JavaScript, TypeScript, e-mail, Node, Next').toEqual([]);
});

/** Sentences whose exact wording the specification fixes. */
const SPECIFIED_TEXTS = ['What is full-cycle development?', 'Part-time or full-time'];

test('puts a word joiner after the hyphen of short prefixes', () => {
  const wrappingTexts = pageTexts.filter(text => text.includes(' ') && !SPECIFIED_TEXTS.includes(text));
  const mistakes = findMatches(wrappingTexts, /(?<![\p{L}\p{N}\u2060/@.-])\p{L}{1,5}-\p{L}+/gu);
  const suggestions = mistakes.map(word => word.replace('-', '-\\u2060'));
  expect(
    mistakes,
    `Put \\u2060 after the hyphen, so that no line ends there: ${suggestions.join(', ')}`,
  ).toEqual([]);
});
