import { describe, expect, it } from 'vitest';
import { foldText, getExcerptAround, markWords, parseTerms } from './words';

const formatMarkedText = (text: string, query: string) =>
  markWords(text, parseTerms(query))
    .map(part => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('foldText', () => {
  it.each([
    ['Offline', 'offline'],
    ['Résumé', 'resume'],
    ['П’ять', 'пять'],
    ["п'ять", 'пять'],
    ['Їжак і ґанок', 'іжак і ганок'],
    ['Łódź', 'lodz'],
    ["don't", 'dont'],
    ['İstanbul', 'istanbul'],
    ['full-\u2060time', 'full-time'],
  ])('folds the text %s to %s', (text, foldedText) => {
    expect(foldText(text)).toBe(foldText(foldedText));
    expect(foldText(text)).toBe(foldedText.normalize('NFKD').replace(/\p{M}/gu, ''));
  });
});

describe('parseTerms', () => {
  it.each([
    ['', []],
    ['"\'*():^-+ AND', ['and']],
    ['?!…', []],
    ['a\0b', ['a', 'b']],
    ['two  two Two', ['two']],
    ['\ud800', []],
  ])('parses the query %j into the terms %j', (query, words) => {
    expect(parseTerms(query)).toEqual(words);
  });

  it('truncates a search query when it has too many characters or words', () => {
    expect(parseTerms('x'.repeat(10_000))).toEqual(['x'.repeat(100)]);
    expect(parseTerms('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('markWords', () => {
  it.each([
    ['Offline is normal, the offliner said', 'off', '[Offline] is normal, the [offliner] said'],
    ['A buffoon goes off', 'off', 'A buffoon goes [off]'],
    ['Її п’ять ґанків', 'пять ганк іі', '[Її] [п’ять] [ґанків]'],
    ['The café’s résumé', 'cafe resume', 'The [café’s] [résumé]'],
    ['Nothing', 'zebra', 'Nothing'],
    ['Nothing', '', 'Nothing'],
  ])('marks the matches in %j for the query %j', (text, query, expected) => {
    expect(formatMarkedText(text, query)).toBe(expected);
  });

  it('returns marked parts that join to the original text', () => {
    const text = 'Drivers keep working offline — навіть офлайн.';
    const parts = markWords(text, parseTerms('offline офлайн'));
    expect(parts.map(part => part.text).join('')).toBe(text);
  });
});

describe('getExcerptAround', () => {
  const longText = `${'Before it there is a lot to say. '.repeat(20)}The app is native and offline is the normal state. ${'And after. '.repeat(40)}`;

  it('returns an excerpt around the first match', () => {
    const text = getExcerptAround(longText, ['offline'])
      .map(part => part.text)
      .join('');
    expect(text).toMatch(/^… The app is native and offline is the normal state\./);
    expect(text).toMatch(/ …$/);
    expect(text.length).toBeLessThan(190);
  });

  it('returns the start of a text as the excerpt when nothing matches', () => {
    expect(getExcerptAround(longText, ['zebra'])[0]?.text).toMatch(/^Before it there is/);
    expect(getExcerptAround('Short.', ['zebra'])).toEqual([{ text: 'Short.', marked: false }]);
    expect(getExcerptAround('', ['zebra'])).toEqual([]);
  });

  it('truncates an excerpt of a text without spaces', () => {
    const [firstPart, ...otherParts] = getExcerptAround('я'.repeat(5_000), ['я']);
    expect(firstPart).toEqual({ text: 'я'.repeat(180), marked: true });
    expect(otherParts).toEqual([{ text: ' …', marked: false }]);
  });
});
