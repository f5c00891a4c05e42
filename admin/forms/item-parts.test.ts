import { expect, it } from 'vitest';
import { countChanges, diffParts, toFieldParts } from './item-parts';

const toParts = toFieldParts({ title: 'Title', cover: 'Cover', tag: 'Tags' });
const before = { title: 'One two', cover: '/uploads/a.png', tag: ['React'] };

it('lists only the fields that differ between two versions', () => {
  const after = { ...before, title: 'One two three', cover: '/uploads/b.png' };
  const changedParts = diffParts(toParts(before), toParts(after));
  expect(changedParts.map(({ name }) => name)).toEqual(['Title', 'Cover']);
  expect(countChanges(changedParts)).toEqual({ added: 1, removed: 0, pictures: 1 });
  expect(diffParts(toParts(before), toParts({ ...before }))).toEqual([]);
});

it('lists a section last, with its previous texts, when it was removed', () => {
  const createPart = (id: string, lead: string) => ({ id, name: id, rows: [{ label: 'Lead', value: lead }] });
  expect(
    diffParts(
      [createPart('a', 'Old'), createPart('b', 'Same')],
      [createPart('b', 'Same'), createPart('c', 'New')],
    ),
  ).toEqual([
    { id: 'c', name: 'c', rows: [{ label: 'Lead', before: undefined, after: 'New' }] },
    { id: 'a', name: 'a', rows: [{ label: 'Lead', before: 'Old', after: undefined }] },
  ]);
});
