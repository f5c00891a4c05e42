import { expect, it } from 'vitest';
import { CPU_MAX_MS, measureCpuMs } from './cpu-time.test-kit';
import { REDIRECTS_MAX } from './limits';
import { messages } from './messages';
import { parseRedirects } from './redirects-csv';

const SITE_URL = 'https://site.example';

it('parses redirects from CSV with or without a header and quotes, with commas or semicolons', () => {
  const expected = [
    { from: '/team', to: '/about-us', permanent: true },
    { from: '/jobs/*', to: 'https://jobs.example/a,b', permanent: false },
  ];
  const quotedCsv =
    '\uFEFF"From","To","How long"\r\n"/Team/","/about-us","Forever, 301"\r\n\r\n"/jobs/*","https://jobs.example/a,b","For now, 302"';
  expect(parseRedirects(quotedCsv, [], SITE_URL)).toMatchObject({ redirects: expected, badRows: [] });
  const plainCsv = '/team;/about-us\n/jobs/*;https://jobs.example/a,b;302\n';
  expect(parseRedirects(plainCsv, [], SITE_URL)).toMatchObject({ redirects: expected, badRows: [] });
  expect(parseRedirects('', [], SITE_URL)).toMatchObject({ redirects: [], badRows: [] });
});

it('reports invalid CSV rows by line number, even after multi-line cells', () => {
  const csv = [
    'From,To,How long',
    '/a,/b',
    'b,/c',
    '/c,"/d\n",301',
    '/e,/f,sometimes',
    '/a,/g',
    '/blog,/h',
    '/b,/a',
    '/i',
    '/j,"/k',
  ].join('\n');
  expect(parseRedirects(csv, [], SITE_URL).badRows.map(({ line, message }) => `${line}: ${message}`)).toEqual(
    [
      '2: /b redirects back to /a. That would be a loop.',
      expect.stringMatching(/^3: A path must begin with \//),
      '6: “sometimes” isn’t a valid type. Use 301 or 302.',
      '7: /a is already in line 2',
      '8: /blog is a live page',
      '9: /a redirects back to /b. That would be a loop.',
      expect.stringMatching(/^10: Enter a path that/),
      expect.stringMatching(/^11: Enter a path that/),
    ],
  );
});

it('checks redirects for loops as they would be after a CSV import', () => {
  const existingRedirects = [{ from: '/a', to: '/b', permanent: true }];
  expect(parseRedirects('/a,/c\n/b,/a', existingRedirects, SITE_URL).badRows).toEqual([]);
  expect(parseRedirects('/b,/a', existingRedirects, SITE_URL).badRows).toHaveLength(1);
});

it('checks a CSV file with the maximum number of redirects within the time limit', async () => {
  const createCsv = (rows: number, to: (index: number) => string) =>
    Array.from({ length: rows }, (_, index) => `/old/${index}/*,${to(index)}`).join('\n');
  const existingRedirects = Array.from({ length: REDIRECTS_MAX }, (_, index) => ({
    from: `${'/known'.repeat((index % 20) + 1)}/${index}/*`,
    to: '/blog',
    permanent: true,
  }));
  const createDeepPath = (index: number) => `/old/${index + 1}${'/x'.repeat(10)}`;
  const ms = await measureCpuMs(() => {
    expect(
      parseRedirects(createCsv(REDIRECTS_MAX, createDeepPath), existingRedirects, SITE_URL).badRows,
    ).not.toEqual([]);
  });
  expect(ms).toBeLessThan(CPU_MAX_MS);
});

it('reports the first row over the limit when a CSV file is too long', () => {
  const csv = Array.from({ length: 7_000 }, (_, index) => `/a${index},/b`).join('\n');
  expect(parseRedirects(`From,To\n${csv}`, [], SITE_URL)).toMatchObject({
    redirects: [],
    badRows: [{ line: REDIRECTS_MAX + 2, message: messages.csvTooManyRows }],
  });
});
