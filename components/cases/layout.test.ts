import { describe, expect, it } from 'vitest';
import type { Case } from '../../domain/kinds/case';
import { findClockBearings, toChapters } from './chapters';
import { type DetailImage, findComparison, getCaseLayout, isScreenshot, pairWithBlocks } from './layout';
import { findBarScale } from './scale';

const createTitle = (content: string) => ({ type: 'title' as const, content, alt: '', caption: '' });
const createParagraph = (content: string) => ({ type: 'paragraph' as const, content, alt: '', caption: '' });
const createBlock = (title: string, text = 'less of it') => ({
  title: 'Results',
  subtitle: '',
  points: [{ title, text }],
});

describe('getCaseLayout', () => {
  it('falls back to the image layout when the case lacks the content of its layout', () => {
    const story = { story: [createTitle('A night'), createParagraph('It was dark.')] };
    const findLayout = (changes: Partial<Case>) =>
      getCaseLayout({ layout: 'picture', info: [], story: [], ...changes });
    expect(findLayout({ layout: 'numbers', info: [createBlock('Words first'), createBlock('38%')] })).toBe(
      'numbers',
    );
    expect(findLayout({ layout: 'numbers', info: [createBlock('Only words')] })).toBe('picture');
    expect(findLayout({ layout: 'numbers' })).toBe('picture');
    expect(findLayout({ layout: 'story', ...story })).toBe('story');
    expect(findLayout({ layout: 'story' })).toBe('picture');
    expect(findLayout({ ...story, info: [createBlock('38%')] })).toBe('picture');
  });
});

describe('findBarScale', () => {
  const findBars = (number: string, unit: string, text = '') => {
    const scale = findBarScale({ number, unit, text });
    return (
      scale && [
        scale.before,
        scale.after,
        Number(scale.shareBefore.toFixed(3)),
        Number(scale.shareNow.toFixed(3)),
      ]
    );
  };

  it('compares a figure with its previous value on one scale', () => {
    expect(findBars('0.8', 's', 'median refresh, down from 90')).toEqual(['90 s', '0.8 s', 1, 0.009]);
    expect(findBars('14', 'min', 'to hand over a ward, from 31 minutes')).toEqual([
      '31 min',
      '14 min',
      1,
      0.452,
    ]);
    expect(findBars('1,300', '', 'orders a night, up from 650')).toEqual(['650', '1,300', 0.5, 1]);
    expect(findBars('−58', '%')).toEqual(['100%', '42%', 1, 0.42]);
    expect(findBars('+25', '%')).toEqual(['100%', '125%', 0.8, 1]);
    expect(findBars('3', '×')).toEqual(['1×', '3×', 0.333, 1]);
  });

  it('finds no scale when a figure has no comparable previous value', () => {
    expect(findBars('0', '', 'incidents, down from 12')).toBeUndefined();
    expect(findBars('7', 's', 'from a bed move in the record to the board')).toBeUndefined();
    expect(findBars('4', 'min', 'down from 3 hours')).toBeUndefined();
    expect(findBars('19:30', '', 'the last train, from 18')).toBeUndefined();
    expect(findBars('9', '', 'still, from 9')).toBeUndefined();
    expect(findBars('−140', '%')).toBeUndefined();
    expect(findBars('€18', 'm', 'from 4')).toBeUndefined();
  });
});

describe('the story layout', () => {
  it('parses times only at the start of block titles', () => {
    const times = toChapters(
      [
        '19:15 The fold',
        '7:15: Fourteen minutes',
        '23:50',
        '24:10 No such hour',
        '3.50 tonnes',
        '12:30:05 Log',
        '2019 was long',
      ].map(createTitle),
    ).map(({ time, title }) => [time?.minutes, title]);
    expect(times).toEqual([
      [1155, 'The fold'],
      [435, 'Fourteen minutes'],
      [1430, ''],
      [undefined, '24:10 No such hour'],
      [undefined, '3.50 tonnes'],
      [undefined, '12:30:05 Log'],
      [undefined, '2019 was long'],
    ]);
  });

  it('turns the clock hand of a story forward even when a time is past midnight', () => {
    const titles = ['19:15 Dusk', 'No time', '23:50 Late', '03:40 Early', '07:15 Dawn'];
    const bearings =
      findClockBearings(
        toChapters(titles.flatMap(text => [createTitle(text), createParagraph('x'.repeat(300))])),
      ) ?? [];
    expect(bearings).toHaveLength(6);
    expect(bearings[0]).toBe(578);
    expect(bearings.at(-1)).toBe(938);
    expect(bearings.toSorted((a, b) => a - b)).toEqual(bearings);
    expect(
      findClockBearings(toChapters([createParagraph('Before any title'), createTitle('19:15 Dusk')])),
    ).toBeUndefined();
    expect(findClockBearings([])).toBeUndefined();
  });
});

describe('detail images', () => {
  const createImage = (caption: string): DetailImage => ({ src: `/${caption}.png`, alt: '', caption });
  const [before, after, other] = [createImage('Before: ninety'), createImage('After: one'), createImage('')];

  it('compares two images only when their captions are Before and After in that order', () => {
    expect(findComparison([other, before, after])).toEqual({ pair: [before, after], otherImages: [other] });
    for (const images of [
      [after, before],
      [before, other, after],
      [before],
      [],
      [createImage('Beforehand'), after],
    ])
      expect(findComparison(images)).toEqual({ otherImages: images });
  });

  it('treats wide images and images of unknown size as screenshots', () => {
    const createStoredImage = (size: string) => ({ src: `/uploads/0123456789abcdef-desk-${size}.png` });
    expect([createStoredImage('1600x1013'), { src: 'https://x.example/a.png' }].map(isScreenshot)).toEqual([
      true,
      true,
    ]);
    expect(
      [createStoredImage('1200x900'), createStoredImage('1200x800'), createStoredImage('480x960')].map(
        isScreenshot,
      ),
    ).toEqual([false, false, false]);
  });

  it('pairs detail images only with short blocks', () => {
    const [long, empty, short] = [
      createBlock('Long', 'x'.repeat(900)),
      { ...createBlock('', ''), title: '' },
      createBlock('38%'),
    ];
    expect(pairWithBlocks([other, before], [long, empty, short])).toEqual({
      rows: [{ image: other, block: short }],
      images: [before],
      blocks: [long, empty],
    });
    expect(pairWithBlocks([], [short])).toEqual({ rows: [], images: [], blocks: [short] });
    expect(pairWithBlocks([other], [])).toEqual({ rows: [], images: [other], blocks: [] });
  });
});
