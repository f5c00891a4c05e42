import { describe, expect, it } from 'vitest';
import { at, byIds } from '../../domain/sections/field-paths';
import { put, withIds, withNewIds } from './values';

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

describe('words by their path', () => {
  it('are found by the ids of rows and the places of other entries', () => {
    expect(at(page, 'hero.title')).toBe('Head');
    expect(at(page, 'sections.a.rows.r2.title')).toBe('Two');
    expect(at(page, 'sections.b.columns.1')).toBe('Second');
    expect(at(page, 'sections.gone.title')).toBeUndefined();
  });

  it('are put in their place, and nothing else changes', () => {
    const next = put(page, 'sections.a.rows.r2.title', 'Another');
    expect(at(next, 'sections.a.rows.r2.title')).toBe('Another');
    expect(next.sections[1]).toBe(page.sections[1]);
    expect(at(page, 'sections.a.rows.r2.title')).toBe('Two');
  });

  it('of a row that is gone go nowhere', () => {
    expect(put(page, 'sections.gone.title', 'x').sections).toEqual(page.sections);
  });

  it('are taken away, not left empty', () => {
    expect(put(page, 'hero.title', undefined).hero).toEqual({ kind: 'page' });
  });

  it('are named by ids where the server named them by places', () => {
    expect(byIds(page, 'sections.0.rows.1.title')).toBe('sections.a.rows.r2.title');
    expect(byIds(page, 'sections.1.columns.0')).toBe('sections.b.columns.0');
  });
});

describe('rows', () => {
  it('without ids get the same for everybody, and none twice', () => {
    const rows = [{ title: 'x' }, { _id: 'r1', title: 'y' }];
    expect(withIds({ rows })).toEqual({
      rows: [
        { _id: 'r1x', title: 'x' },
        { _id: 'r1', title: 'y' },
      ],
    });
    expect(withIds(page)).toEqual(page);
  });

  it('of a copy are others', () => {
    let count = 0;
    const copy = withNewIds(page.sections[0], () => `n${++count}`);
    expect(JSON.stringify(copy)).not.toMatch(/"(a|r1|r2)"/);
  });
});
