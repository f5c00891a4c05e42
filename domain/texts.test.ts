import { describe, expect, it } from 'vitest';
import { listArticleTexts } from './article-texts';
import { measureCpuMs } from './cpu-time.test-kit';
import { formatDay, formatMonth } from './date';
import { formatPageTitle, stripTags, truncateDescription, truncateToSentences } from './meta';
import { countWords, getReadingMinutes } from './reading-time';
import { slugify } from './slug';

describe('slugify', () => {
  it.each([
    ['AI Sector Classification', 'ai-sector-classification'],
    ['  Real-time  blockchain — alerts (tool)! ', 'real-time-blockchain-alerts-tool'],
    ['Crème brûlée à la carte', 'creme-brulee-a-la-carte'],
    ['C++ & Node.js', 'c-node-js'],
    ['Львів', 'lviv'],
    ['Київ і Запоріжжя', 'kyiv-i-zaporizhzhia'],
    ['Згорани, Юрій, Щастя', 'zghorany-yurii-shchastia'],
    ['Знам’янка', 'znamianka'],
    ['Їжакевич Єнакієве', 'yizhakevych-yenakiieve'],
    ['Łódź and Ærø', 'lodz-and-aero'],
    ['№ 1: Brand™ tool', '1-brand-tool'],
  ])('converts %j to the slug %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('creates the same slug from composed and decomposed letters', () => {
    expect(slugify('Київ'.normalize('NFD'))).toBe('kyiv');
  });

  it('throws when a slug would have no letter or digit', () => {
    for (const title of ['', '!!!', '東京'])
      expect(() => slugify(title)).toThrow('Title must contain a letter or a digit');
  });
});

describe('truncateToSentences', () => {
  it.each([
    ['One ends. Two is cut', 'One ends.'],
    ['It costs 4.9 of 5. He said “yes.” And th', 'It costs 4.9 of 5. He said “yes.”'],
    ['Whole and done?', 'Whole and done?'],
    ['No end in sight', 'No end in sight…'],
  ])('truncates %j to the whole sentences %j', (truncatedText, sentences) => {
    expect(truncateToSentences(truncatedText)).toBe(sentences);
  });
});

describe('truncateDescription', () => {
  it('collapses white space in a description', () => {
    expect(truncateDescription(' a \n b ')).toBe('a b');
  });

  it('returns a description of 155 characters unchanged', () => {
    expect(truncateDescription('x'.repeat(155))).toHaveLength(155);
  });

  it('truncates a description at a word, without trailing punctuation', () => {
    expect(truncateDescription('one two, three', 9)).toBe('one two');
    expect(truncateDescription('one two three', 7)).toBe('one two');
    expect(truncateDescription('x'.repeat(200))).toHaveLength(155);
  });
});

describe('stripTags', () => {
  it('returns the visible text of HTML', () => {
    expect(stripTags('A <a href="/x">link</a> &amp; <em>more</em>&nbsp;text')).toBe('A link & more text');
    expect(stripTags('one<br>two')).toBe('one two');
    expect(stripTags('a < b and c > d')).toBe('a < b and c > d');
    expect(stripTags('&amp;lt;')).toBe('&lt;');
    expect(stripTags('<p>One</P><p>two</p>')).toBe('One two ');
    expect(stripTags('1 < 2 <b>is</b> true')).toBe('1 < 2 is true');
  });

  it('strips scripts, styles and comments from HTML', () => {
    expect(stripTags('a<script>alert("<b>")</script>b')).toBe('ab');
    expect(stripTags('a<STYLE media="x">p{}</Style >b')).toBe('ab');
    expect(stripTags('a<svg><title>no</title></svg>b<!-- > no -->c')).toBe('abc');
    expect(stripTags('a<template><p>no</p></template>b')).toBe('ab');
    expect(stripTags('a<scripted>b')).toBe('ab');
    expect(stripTags('a<script>never closed')).toBe('a');
    expect(stripTags('a<!-- never closed')).toBe('a');
  });

  it('strips nested hidden elements up to the outermost end tag', () => {
    expect(stripTags('a<template><template>x</template>y</template>b')).toBe('ab');
    expect(stripTags('a<svg><SVG>x</svg><br>y</svg>b')).toBe('ab');
    expect(stripTags('a<object><svg><object>x</object></object>b')).toBe('ab');
    expect(stripTags('a<template><script>"</template>"</script>y</template>b')).toBe('ab');
    expect(stripTags('a<svg/>b<svg><svg/>x<title>y</svg>c')).toBe('abc');
    expect(stripTags('a<template><template>x</template>never closed')).toBe('a');
    expect(stripTags('a</template>b')).toBe('ab');
  });

  it.each(['<b ', '<', '<!--', '<script', '<script>', '<a href="/', '<1', '</p', '<svg></svg'])(
    'strips tags from 200,000 repetitions of %s within a second',
    async fragment => {
      for (const suffix of ['', '>']) {
        const html = fragment.repeat(200_000) + suffix;
        expect(await measureCpuMs(() => stripTags(html))).toBeLessThan(1_000);
      }
    },
  );

  it('keeps unclosed tags as text when tags are stripped', () => {
    expect(stripTags('x<b <b <b')).toBe('x<b <b <b');
  });
});

describe('formatPageTitle', () => {
  it('adds the brand to a page title unless the title is custom', () => {
    expect(formatPageTitle({ title: 'Blog' }, 'Northlight')).toBe('Blog | Northlight');
    expect(formatPageTitle({ title: 'Blog', customTitle: 'Our blog' }, 'Northlight')).toBe('Our blog');
  });
});

describe('getReadingMinutes', () => {
  it('counts words without tags and returns at least one minute', () => {
    expect(getReadingMinutes(0)).toBe(1);
    expect(getReadingMinutes(countWords('word '.repeat(440)))).toBe(2);
    expect(getReadingMinutes(220 + countWords('<strong class="a b c">word</strong> '.repeat(440)))).toBe(3);
  });
  it('counts words of tables and code, but not image URLs, towards the reading time', () => {
    const texts = listArticleTexts([
      { type: 'paragraph', content: 'a <em>b</em>' },
      { type: 'image', content: '/uploads/a.png' },
      {
        type: 'table',
        content: '',
        rows: [
          ['c', 'd'],
          ['e f', ''],
        ],
      },
      { type: 'code', content: 'let g' },
    ]);
    expect(texts.reduce((sum, text) => sum + countWords(text), 0)).toBe(8);
  });
});

describe('dates', () => {
  it('formats the month and day of a date in UTC', () => {
    expect(formatMonth('2026-03')).toBe('March 2026');
    expect(formatDay('2026-03-04')).toBe('4 March 2026');
    expect(formatDay('2026-03-04T23:30:00.000Z')).toBe('4 March 2026');
  });

  it('throws the given message when a date is invalid', () => {
    for (const date of ['', 'soon', '2026-13']) {
      expect(() => formatMonth(date)).toThrow(new RangeError('Invalid date format'));
      expect(() => formatDay(date)).toThrow(new RangeError('Invalid date format'));
    }
  });
});
