import { describe, expect, it } from 'vitest';
import { getValueAt, setValueAt, toFieldPath } from './path';

const page = {
  hero: { kind: 'page', title: 'Head' },
  sections: [
    {
      _id: 'a',
      kind: 'rows',
      rows: [
        { _id: 'r1', title: 'One' },
        { _id: 'r2', title: 'Two' },
      ],
    },
    { _id: 'b', kind: 'ledger', columns: ['First', 'Second'] },
  ],
};

describe('field paths', () => {
  it('finds a value by a field path with row ids or indices', () => {
    expect(getValueAt(page, 'hero.title')).toBe('Head');
    expect(getValueAt(page, 'sections.a.rows.r2.title')).toBe('Two');
    expect(getValueAt(page, 'sections.b.columns.1')).toBe('Second');
    expect(getValueAt(page, 'sections.gone.title')).toBeUndefined();
  });

  it('sets the value at a field path without changing other values', () => {
    const newPage = setValueAt(page, 'sections.a.rows.r2.title', 'Another');
    expect(getValueAt(newPage, 'sections.a.rows.r2.title')).toBe('Another');
    expect(newPage.sections[1]).toBe(page.sections[1]);
    expect(getValueAt(page, 'sections.a.rows.r2.title')).toBe('Two');
  });

  it('returns the values unchanged when the row of a field path no longer exists', () => {
    expect(setValueAt(page, 'sections.gone.title', 'x').sections).toEqual(page.sections);
  });

  it('deletes the field at a path when the new value is undefined', () => {
    expect(setValueAt(page, 'hero.title', undefined).hero).toEqual({ kind: 'page' });
  });

  it('converts the row indices in field paths to row ids', () => {
    expect(toFieldPath(page, 'sections.0.rows.1.title')).toBe('sections.a.rows.r2.title');
    expect(toFieldPath(page, 'sections.1.columns.0')).toBe('sections.b.columns.0');
  });

  it('creates a missing group when a value in it is set', () => {
    expect(setValueAt({ title: 'x' } as object, 'author.name', 'M')).toEqual({
      title: 'x',
      author: { name: 'M' },
    });
  });
});
