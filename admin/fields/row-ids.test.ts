import { describe, expect, it } from 'vitest';
import { z } from '../../domain/zod';
import { addIds, removeAddedIds, replaceIds } from './row-ids';

const section = {
  _id: 'a',
  rows: [
    { _id: 'r1', title: 'One' },
    { _id: 'r2', columns: ['First'] },
  ],
};

describe('row ids', () => {
  it('adds a unique id to each row that lacks an id', () => {
    const rows = [{ title: 'x' }, { _id: 'r1', title: 'y' }];
    expect(addIds({ rows })).toEqual({
      rows: [
        { _id: 'r1x', title: 'x' },
        { _id: 'r1', title: 'y' },
      ],
    });
    expect(addIds(section)).toEqual(section);
  });

  it('replaces every row id when an item is copied', () => {
    let count = 0;
    const copy = replaceIds(section, () => `n${++count}`);
    expect(JSON.stringify(copy)).not.toMatch(/"(a|r1|r2)"/);
  });

  it("removes row ids that the schema doesn't define", () => {
    const team = z.object({ name: z.string() });
    const schema = z.object({ team: z.array(team), steps: z.array(team.extend({ _id: z.string() })) });
    const values = { team: [{ name: 'A' }], steps: [{ _id: 's', name: 'B' }] };
    expect(removeAddedIds(schema, addIds(values))).toEqual(values);
    expect(removeAddedIds(schema, values)).toBe(removeAddedIds(schema, values));
  });
});
