import { describe, expect, it } from 'vitest';
import { sectionKinds } from '../../domain/sections';
import {
  doublePiece,
  HERO,
  hidePiece,
  insertAfter,
  movePiece,
  newPiece,
  piecesOf,
  removePiece,
} from './sections';

const page = { sections: ['a', 'b', 'c'].map(_id => ({ _id, kind: 'rows' })) };
const order = (values: object) => piecesOf(values as typeof page).map(({ _id }) => _id);

describe('sections of a page', () => {
  it('are moved as far as there is room', () => {
    expect(order(movePiece(page, 'a', 1))).toEqual(['b', 'a', 'c']);
    expect(order(movePiece(page, 'a', 9))).toEqual(['b', 'c', 'a']);
    expect(movePiece(page, 'a', -1)).toBe(page);
  });

  it('come behind the one they are added after: behind the top of the page as the first', () => {
    expect(order(insertAfter(page, 'b', { _id: 'n', kind: 'faq' }))).toEqual(['a', 'b', 'n', 'c']);
    expect(order(insertAfter(page, HERO, { _id: 'n', kind: 'faq' }))).toEqual(['n', 'a', 'b', 'c']);
    expect(order(insertAfter(page, undefined, { _id: 'n', kind: 'faq' }))).toEqual(['a', 'b', 'c', 'n']);
  });

  it('are hidden and shown again, doubled and taken away', () => {
    const hidden = hidePiece(page, 'b');
    expect(piecesOf(hidden)[1]).toMatchObject({ hidden: true });
    expect(hidePiece(hidden, 'b')).toEqual(page);
    expect(order(removePiece(page, 'b'))).toEqual(['a', 'c']);
    const { values, id } = doublePiece(page, 'b');
    expect(order(values)).toEqual(['a', 'b', id, 'c']);
  });

  it.each(sectionKinds.map(({ kind, schema }) => [kind, schema] as const))(
    'a new one of kind %s can be published as it is',
    (kind, schema) => {
      expect(schema.safeParse(newPiece(kind)).error?.issues ?? []).toEqual([]);
    },
  );
});
