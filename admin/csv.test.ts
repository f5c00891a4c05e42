import { expect, it } from 'vitest';
import { toCsv } from './csv';

const formatCell = (value: string) =>
  toCsv({ Name: (row: string) => row }, [value])
    .split('\r\n')
    .slice(1)
    .join('\r\n');

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  ['\tword', `"'\tword"`],
  ['\r=1', `"'\r'=1"`],
  ['  =1', `"'  =1"`],
  ['＝1', `"'＝1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠SUM', `"'＠SUM"`],
  ['"=1', `"'""=1"`],
  ['a;=1', `"a;'=1"`],
  ['a\n=1', `"a\n'=1"`],
])('escapes the formula %j as text in a CSV export', (value, csvText) => {
  expect(formatCell(value)).toBe(csvText);
});

it.each(['Hannah', 'a-b', '1 + 1 = 2', "O'Hara"])("doesn't change the text %j in a CSV export", value => {
  expect(formatCell(value)).toBe(`"${value}"`);
});
