import { expect, it } from 'vitest';
import { pageSchema } from '../domain/kinds/page';
import { kindOfSection } from '../domain/sections';
import { builtInPages } from './built-in-pages';

const first = builtInPages().process;
const page = { ...first, address: '/of-ones-own' };

it('a section of a kind that is gone is kept as it is, in its place', () => {
  const gone = { kind: 'poem', _id: 'gone', words: ['Roses'], more: { a: 1 } };
  expect(kindOfSection(gone)).toBeUndefined();
  const sections = [gone, ...(first?.sections ?? [])];
  expect(pageSchema.parse({ ...page, sections }).sections[0]).toEqual(gone);
});

it('one of a kind that there is says what is wrong with it, at its own field', () => {
  const kind = first?.sections[0]?.kind;
  const read = pageSchema.safeParse({ ...page, sections: [{ kind, _id: 'bad' }] });
  expect(read.error?.issues[0]?.path.slice(0, 2)).toEqual(['sections', 0]);
});
