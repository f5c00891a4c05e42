import { expect, test } from 'vitest';
import { applyFieldChange, diffFields, diffRows, type FieldChange } from './changes';
import { mergeValues, type Values } from './merge';

const row = (_id: string, content = _id) => ({ _id, content });
const rows = (...ids: string[]) => ids.map(id => row(id));

test('includes only the changed block of a long text in a diff', () => {
  const before = { title: 'T', text: rows('a', 'b', 'c') };
  const after = { title: 'T', text: before.text.with(1, row('b', 'new')) };
  expect(diffRows(before, after)).toEqual({
    text: { from: [row('b')], to: [row('b', 'new')], ids: { from: ['a', 'b', 'c'] } },
  });
});

test('diffs a list as a whole when its ids are missing or duplicate', () => {
  for (const [from, to] of [
    ['a', 'b'],
    [['x'], ['y']],
    [rows('a', 'a'), rows('a')],
    [undefined, rows('a')],
    // The field may never have been stored.
    [[], rows('a')],
  ])
    expect(diffRows({ field: from }, { field: to })).toEqual({ field: { from, to } });
});

/** Merges concurrent edits twice: saved as rows, and saved as a whole field. */
function mergeBothWays(base: unknown[], mine: unknown[], theirs: unknown[]) {
  const [from, to, current]: Values[] = [{ text: base }, { text: mine }, { text: theirs }];
  const applyAndMerge = (changes: Record<string, FieldChange>) => {
    const wholeChange = applyFieldChange(theirs, changes.text ?? { from: base, to: mine });
    return mergeValues({ text: wholeChange?.from }, { text: wholeChange?.to }, current!);
  };
  return [applyAndMerge(diffRows(from!, to!)), applyAndMerge(diffFields(from!, to!))];
}

test.each([
  [
    'another editor changed another row',
    rows('a', 'b'),
    [row('a', 'mine'), row('b')],
    [row('a'), row('b', 'theirs')],
  ],
  [
    'two editors changed the same row',
    rows('a', 'b'),
    [row('a', 'mine'), row('b')],
    [row('a', 'theirs'), row('b')],
  ],
  [
    'another editor moved rows',
    rows('a', 'b', 'c'),
    [row('a', 'mine'), ...rows('b', 'c')],
    rows('c', 'a', 'b'),
  ],
  [
    'this editor moved rows',
    rows('a', 'b', 'c'),
    rows('c', 'a', 'b'),
    [row('a'), row('b', 'theirs'), row('c')],
  ],
  [
    'another editor removed the changed row',
    rows('a', 'b', 'c'),
    [row('a'), row('b', 'mine'), row('c')],
    rows('a', 'c'),
  ],
  [
    'another editor removed another row',
    rows('a', 'b', 'c'),
    [row('a'), row('b', 'mine'), row('c')],
    rows('a', 'b'),
  ],
  [
    'this editor removed the row that another changed',
    rows('a', 'b'),
    rows('a'),
    [row('a'), row('b', 'theirs')],
  ],
  ['two editors added rows', rows('a', 'b'), rows('a', 'x', 'b'), rows('a', 'y', 'b')],
])('merges a row diff to the same result as a whole-field diff when %s', (_when, base, mine, theirs) => {
  const [mergedByRows, wholeChange] = mergeBothWays(base, mine, theirs);
  expect(mergedByRows).toEqual(wholeChange);
});

test('ignores a row diff for a field without rows', () => {
  expect(
    applyFieldChange(undefined, { from: [], to: rows('a'), ids: { from: ['b'], to: ['b', 'a'] } }),
  ).toBeUndefined();
  expect(applyFieldChange(rows('b'), { from: 'b', to: rows('a'), ids: { from: ['b'] } })).toBeUndefined();
});
