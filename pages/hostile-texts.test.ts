import { expect, it } from 'vitest';
import { findFigures } from '../components/cases/figures';
import { parseNeeds, splitParagraphs } from '../components/cases/text';
import { CPU_MAX_MS, measureCpuMs } from '../domain/cpu-time.test-kit';
import { getExcerpt } from '../domain/excerpt';
import { INLINE_LINK_PATTERN } from '../domain/inline-links';
import { TEXT_MAX } from '../domain/limits';
import { listOwnLinks } from '../domain/links';
import { stripTags, truncateDescription, truncateToSentences } from '../domain/meta';
import { normalisePath } from '../domain/paths';
import { oneLine, plainText } from '../domain/plain-text';
import { countWords } from '../domain/reading-time';
import { parseRedirects } from '../domain/redirects-csv';
import { joinTexts } from '../domain/search/documents';
import { foldText, getExcerptAround, markWords, matchesAll } from '../domain/search/words';
import { slugify } from '../domain/slug';
import { preventHyphenBreaks } from '../domain/unbroken';
import { toBody } from './(site)/item/body.server';

/** Fragments that make a regular expression backtrack when repeated without a terminator. */
const FRAGMENTS = [
  'x',
  ' ',
  '\n',
  '\t x',
  '<',
  '<b ',
  '<b>',
  '<p><li>',
  '<br ',
  '<!--',
  '<script>',
  '<svg>',
  '<a ',
  '<a href="',
  '<a href="" ',
  '&',
  '&#x',
  '[',
  '[a](/',
  '[a](http://',
  '(a-a',
  'a-',
  'a.',
  'a@',
  '%40',
  '{',
  '{a',
  '/',
  '/index.html',
  '%',
  '1',
  '1,',
  'from 1',
  '"',
  '.”',
  'a:',
  'e\u0301',
  '\u0301',
  "a'",
  'ї',
  '\u202e',
];
const WORDS = ['aaaa', 'b', 'x'];
const createBlock = (content: string) => ({ type: 'paragraph' as const, content, alt: '', caption: '' });

/** Schemas that read text before its length is checked. */
const SCHEMAS = ['oneLine', 'plainText'];

const READERS: Record<string, (text: string) => unknown> = {
  oneLine: text => oneLine().safeParse(text),
  plainText: text => plainText().safeParse(text),
  stripTags,
  countWords,
  preventHyphenBreaks,
  toBody: text => toBody([createBlock(text)]),
  getExcerpt: text => getExcerpt({ story: [createBlock(text)] }),
  inlineLinks: text => text.split(INLINE_LINK_PATTERN),
  listOwnLinks: text => listOwnLinks({ kind: 'chapters', text }, 'https://x.example'),
  parseRedirects: text => parseRedirects(text, [], 'https://x.example'),
  truncateDescription,
  truncateToSentences,
  joinTexts: text => joinTexts([text]),
  foldText,
  markWords: text => markWords(text, WORDS),
  getExcerptAround: text => getExcerptAround(text, WORDS),
  matchesAll: text => matchesAll(text, WORDS),
  slugify,
  normalisePath,
  splitParagraphs,
  parseNeeds,
  findFigures: text => findFigures([{ title: text, text }]),
};

it.each(Object.entries(READERS))(
  'runs %s quickly on hostile texts of maximum size',
  async (name, readText) => {
    const slowRuns: [string, number][] = [];
    for (const fragment of FRAGMENTS) {
      const size = SCHEMAS.includes(name) ? 1_000_000 : TEXT_MAX;
      const text = `x${fragment.repeat(size / fragment.length - 1)}\n`;
      const ms = await measureCpuMs(() => readText(text));
      if (ms > CPU_MAX_MS) slowRuns.push([fragment, ms]);
    }
    expect(slowRuns).toEqual([]);
  },
);
