import { describe, expect, it } from 'vitest';
import { caseSchema } from './kinds/case';
import { messages } from './messages';
import { patchOf } from './patch';

const patch = patchOf(caseSchema);

describe('patchOf', () => {
  it('leaves out what was left out, even where the schema has a default', () => {
    expect(patch.parse({ title: 'Nodefy' })).toEqual({ title: 'Nodefy' });
    expect(patch.parse({ date: '' })).toEqual({ date: '' });
    expect(patch.parse({})).toEqual({});
  });

  it('keeps the rules, their words and their places', () => {
    const { error } = patch.safeParse({ quote: 'short', customer: { name: 'A' } });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['customer.name', messages.nameTooShort],
      ['quote', messages.quoteTooShort],
    ]);
    expect(patch.safeParse({ date: 'soon' }).error?.issues[0]?.message).toBe(messages.invalidDate);
  });

  it('refuses unknown fields and what is no object', () => {
    expect(patch.safeParse({ surprise: 1 }).success).toBe(false);
    expect(patch.safeParse([]).success).toBe(false);
    expect(patch.safeParse('title').success).toBe(false);
  });
});
