import { expect, test } from 'vitest';
import { applyFieldChange, diffFields, diffRows, type FieldChange } from './changes';
import { mergeValues, type Values } from './merge';

const createRow = (_id: string, content = _id) => ({ _id, content });
const createRows = (...ids: string[]) => ids.map(id => createRow(id));

test('includes only the changed block of a long text in a diff', () => {
  const before = { title: 'T', text: createRows('a', 'b', 'c') };
  const after = { title: 'T', text: before.text.with(1, createRow('b', 'new')) };
  expect(diffRows(before, after)).toEqual({
    text: { from: [createRow('b')], to: [createRow('b', 'new')], ids: { from: ['a', 'b', 'c'] } },
  });
});

test('diffs a list as a whole when its ids are missing or duplicate', () => {
  for (const [from, to] of [
    ['a', 'b'],
    [['x'], ['y']],
    [createRows('a', 'a'), createRows('a')],
    [undefined, createRows('a')],
    // The field may never have been stored.
    [[], createRows('a')],
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
    createRows('a', 'b'),
    [createRow('a', 'mine'), createRow('b')],
    [createRow('a'), createRow('b', 'theirs')],
  ],
  [
    'two editors changed the same row',
    createRows('a', 'b'),
    [createRow('a', 'mine'), createRow('b')],
    [createRow('a', 'theirs'), createRow('b')],
  ],
  [
    'another editor moved rows',
    createRows('a', 'b', 'c'),
    [createRow('a', 'mine'), ...createRows('b', 'c')],
    createRows('c', 'a', 'b'),
  ],
  [
    'this editor moved rows',
    createRows('a', 'b', 'c'),
    createRows('c', 'a', 'b'),
    [createRow('a'), createRow('b', 'theirs'), createRow('c')],
  ],
  [
    'another editor removed the changed row',
    createRows('a', 'b', 'c'),
    [createRow('a'), createRow('b', 'mine'), createRow('c')],
    createRows('a', 'c'),
  ],
  [
    'another editor removed another row',
    createRows('a', 'b', 'c'),
    [createRow('a'), createRow('b', 'mine'), createRow('c')],
    createRows('a', 'b'),
  ],
  [
    'this editor removed the row that another changed',
    createRows('a', 'b'),
    createRows('a'),
    [createRow('a'), createRow('b', 'theirs')],
  ],
  ['two editors added rows', createRows('a', 'b'), createRows('a', 'x', 'b'), createRows('a', 'y', 'b')],
])(
  'merges a row diff to the same result as a whole-field diff when %s',
  (_description, base, mine, theirs) => {
    const [mergedByRows, wholeChange] = mergeBothWays(base, mine, theirs);
    expect(mergedByRows).toEqual(wholeChange);
  },
);

test('ignores a row diff for a field without rows', () => {
  expect(
    applyFieldChange(undefined, { from: [], to: createRows('a'), ids: { from: ['b'], to: ['b', 'a'] } }),
  ).toBeUndefined();
  expect(
    applyFieldChange(createRows('b'), { from: 'b', to: createRows('a'), ids: { from: ['b'] } }),
  ).toBeUndefined();
});
