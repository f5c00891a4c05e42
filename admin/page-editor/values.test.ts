import { describe, expect, it } from 'vitest';
import { withIds, withNewIds } from './values';

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
