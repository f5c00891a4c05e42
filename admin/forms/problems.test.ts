import { expect, it } from 'vitest';
import { countProblems, problemsLine } from './problems';

const problem = (message: string) => ({ type: 'custom', message, ref: { message: 'not me' } });

it('counts every complaint once, however deep it stands', () => {
  expect(countProblems({})).toBe(0);
  const list = [undefined, { content: problem('b') }, { content: problem('c'), alt: problem('d') }];
  expect(countProblems({ title: problem('a'), list } as never)).toBe(4);
  expect(countProblems({ list: { root: problem('e') } } as never)).toBe(1);
});

it('says how many', () => {
  expect(problemsLine(1)).toBe('1 field needs attention');
  expect(problemsLine(8)).toBe('8 fields need attention');
});
