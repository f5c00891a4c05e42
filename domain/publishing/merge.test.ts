import { describe, expect, it } from 'vitest';
import { CPU_MAX_MS, measureCpuMs } from '../cpu-time.test-kit';
import {
  addAlternatives,
  createAlternativeId,
  findMergedTexts,
  listAlternatives,
  separateTexts,
} from './alternatives';
import { mergeValues } from './merge';

const createBlock = (_id: string, content: string) => ({ _id, type: 'paragraph', content });
const mergeAll = (base: object, mine: object, theirs: object) =>
  mergeValues({ ...base }, { ...base, ...mine }, { ...base, ...theirs });

describe('merge', () => {
  it("merges two editors' changes to different fields", () => {
    const base = { title: 'One', heading: 'Two', customer: { name: 'Ada', position: '' } };
    expect(
      mergeAll(base, { title: 'Uno', customer: { name: 'Ada', position: 'CTO' } }, { heading: 'Due' }),
    ).toEqual({
      values: { title: 'Uno', heading: 'Due', customer: { name: 'Ada', position: 'CTO' } },
      conflicts: [],
    });
  });

  it("keeps the other editor's value and reports a conflict when two editors change a field", () => {
    expect(mergeAll({ title: 'One' }, { title: 'Mine' }, { title: 'Theirs' })).toEqual({
      values: { title: 'Theirs' },
      conflicts: ['title'],
    });
  });

  it('merges changes to different sentences, list items and lines of a text', () => {
    const mergeTexts = (base: string, mine: string, theirs: string) =>
      mergeAll(
        { body: [createBlock('a', base)] },
        { body: [createBlock('a', mine)] },
        { body: [createBlock('a', theirs)] },
      );
    for (const [base, mine, theirs, merged] of [
      ['One. Two. Three.', 'Uno. Two. Three.', 'One. Two. Tre! Four.', 'Uno. Two. Tre! Four.'],
      ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a1</li><li>b</li></ul>', '<ul><li>a</li><li>b2</li></ul>'],
      ['One<br>Two', 'One<br>Zwei', 'Eins<br>Two', 'Eins<br>Zwei'],
    ] as const)
      expect(mergeTexts(base, mine, theirs)).toEqual({
        values: { body: [createBlock('a', merged ?? '<ul><li>a1</li><li>b2</li></ul>')] },
        conflicts: [],
      });
    for (const [mine, theirs] of [
      ['Uno. Two.', 'Eins. Two.'],
      ['One. Two. Mine.', 'One. Two. Theirs.'],
    ] as const)
      expect(mergeTexts('One. Two.', mine, theirs).conflicts).toEqual(['body.a.content']);
  });

  it("adds the current editor's text below a block that another editor also changed", () => {
    const [base, mine, theirs] = ['Base', 'Mine', 'Theirs'].map(content => ({
      body: [createBlock('a', content)],
    }));
    const { values, conflicts } = mergeValues(base!, mine!, theirs!);
    const valuesWithAlternatives = addAlternatives(values, [...conflicts, 'title'], mine!, () => '123456789');
    expect(valuesWithAlternatives.conflicts).toEqual(['title']);
    expect(valuesWithAlternatives.values.body).toEqual([
      createBlock('a', 'Theirs'),
      createBlock('alternative-a-12345678', 'Mine'),
    ]);
    expect(listAlternatives(valuesWithAlternatives.values)).toEqual([
      { path: 'body.1', id: 'alternative-a-12345678' },
    ]);
    expect(createAlternativeId('alternative-a-12345678', 'b')).toBe('alternative-a-b');
  });

  it('separates a merged text into both texts when an editor undoes the merge', () => {
    const [base, mine, theirs] = ['One. Two.', 'Uno. Two.', 'One. Two. Tre.'].map(content => ({
      body: [createBlock('a', content), createBlock('b', 'B')],
    }));
    const { values } = mergeValues(base!, mine!, theirs!);
    const paths = findMergedTexts(base!, mine!, values);
    expect(paths).toEqual(['body.a.content']);
    expect(findMergedTexts(base!, mine!, mine!)).toEqual([]);
    expect(separateTexts(values, paths, { base: base!, mine: mine! }, () => '1').body).toEqual([
      createBlock('a', 'One. Two. Tre.'),
      createBlock('alternative-a-1', 'Uno. Two.'),
      createBlock('b', 'B'),
    ]);
  });

  it("doesn't report a conflict when two editors make the same change", () => {
    expect(mergeAll({ title: 'One' }, { title: 'Two' }, { title: 'Two' }).conflicts).toEqual([]);
  });

  it('merges changed and added blocks of two editors', () => {
    const base = { body: [createBlock('a', 'A'), createBlock('b', 'B'), createBlock('c', 'C')] };
    const mine = {
      body: [
        createBlock('a', 'A'),
        createBlock('m', 'Mine'),
        createBlock('b', 'B mine'),
        createBlock('c', 'C'),
      ],
    };
    const theirs = {
      body: [
        createBlock('a', 'A theirs'),
        createBlock('b', 'B'),
        createBlock('c', 'C'),
        createBlock('t', 'Theirs'),
      ],
    };
    expect(mergeAll(base, mine, theirs)).toEqual({
      values: {
        body: [
          createBlock('a', 'A theirs'),
          createBlock('m', 'Mine'),
          createBlock('b', 'B mine'),
          createBlock('c', 'C'),
          createBlock('t', 'Theirs'),
        ],
      },
      conflicts: [],
    });
  });

  it('reports a conflict in the text of a block that two editors change', () => {
    const base = { body: [createBlock('a', 'A')] };
    expect(
      mergeAll(base, { body: [createBlock('a', 'mine')] }, { body: [createBlock('a', 'theirs')] }),
    ).toEqual({
      values: { body: [createBlock('a', 'theirs')] },
      conflicts: ['body.a.content'],
    });
  });

  it('merges moved and changed blocks of two editors', () => {
    const base = { body: [createBlock('a', 'A'), createBlock('b', 'B'), createBlock('c', 'C')] };
    const mine = { body: [createBlock('c', 'C'), createBlock('a', 'A'), createBlock('b', 'B')] };
    const theirs = {
      body: [createBlock('a', 'A'), createBlock('x', 'X'), createBlock('b', 'B!'), createBlock('c', 'C')],
    };
    expect(mergeAll(base, mine, theirs).values).toEqual({
      body: [createBlock('c', 'C'), createBlock('a', 'A'), createBlock('x', 'X'), createBlock('b', 'B!')],
    });
  });

  it('deletes a block that one editor deletes unless the other editor changes it', () => {
    const base = { body: [createBlock('a', 'A'), createBlock('b', 'B')] };
    expect(mergeAll(base, { body: [createBlock('b', 'B')] }, {}).values).toEqual({
      body: [createBlock('b', 'B')],
    });
    expect(
      mergeAll(
        base,
        { body: [createBlock('b', 'B')] },
        { body: [createBlock('a', 'A!'), createBlock('b', 'B')] },
      ).values,
    ).toEqual({ body: [createBlock('a', 'A!'), createBlock('b', 'B')] });
  });

  it('merges added and removed tags of two editors', () => {
    const base = { tag: ['React', 'Node'] };
    expect(mergeAll(base, { tag: ['React', 'QA'] }, { tag: ['TypeScript', 'React', 'Node'] })).toEqual({
      values: { tag: ['TypeScript', 'React', 'QA'] },
      conflicts: [],
    });
  });

  it('merges two versions without a common base', () => {
    expect(mergeValues({}, { title: 'Mine' }, { heading: 'Theirs' })).toEqual({
      values: { title: 'Mine', heading: 'Theirs' },
      conflicts: [],
    });
  });
});

it('merges lists of tens of thousands of entries within the time limit', async () => {
  const createEntries = (letter: string) => Array.from({ length: 15_000 }, (_, index) => `${letter}${index}`);
  const [base, addition] = [createEntries('b'), createEntries('a')];
  const allBlocks = [...base, ...addition];
  for (const [theirs, expected] of [
    [addition, addition],
    [
      [...base, 'c'],
      [...allBlocks, 'c'],
    ],
  ]) {
    let tag: unknown;
    const ms = await measureCpuMs(() => {
      tag = mergeAll({ tag: base }, { tag: allBlocks }, { tag: theirs }).values.tag;
    });
    expect(tag).toEqual(expected);
    expect(ms).toBeLessThan(CPU_MAX_MS);
  }
});

it('inserts the new entries of two editors after their predecessors', () => {
  const splitTags = (text: string) => ({ tag: text.split(' ') });
  expect(mergeAll(splitTags('a b c'), splitTags('x a m b c n o'), splitTags('b a c t')).values).toEqual(
    splitTags('x b a m c n o t'),
  );
  expect(mergeAll(splitTags('a b'), splitTags('a b'), splitTags('b b a')).values).toEqual(splitTags('b b a'));
});
