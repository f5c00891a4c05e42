import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** All folders with product code. */
const FOLDERS = [
  'admin',
  'art',
  'components',
  'db',
  'domain',
  'pages',
  'server',
  'site-data',
  'styles',
  'trpc',
  'use-cases',
];
const isTest = (file: string) => /(\.test|test-(kit|database|items))\.tsx?$/.test(file);

/** Allowed uses: file names that visitors don't see, and a time zone that doesn't identify the agency. */
const ALLOWED_USE_PATTERN =
  /Europe\/Kyiv|northlight\.sqlite|`northlight-\$\{|\^northlight-|'northlight-(?:verify|bench|flood)-'|\.cache\/northlight/g;
const NAMES_PATTERN = /northlight|\blviv\b|\bkyiv\b|льв[оі]в|\bNL-|\+380/i;

it("omits the agency's name, city, telephone number and reference prefix from product code", () => {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .map(file => path.join(folder, file).replaceAll(path.sep, '/'))
      .filter(file => /\.(ts|tsx|mjs)$/.test(file) && !isTest(file))
      // Developer tools may contain the name.
      .filter(file => !/^server\/cli\/(bench|flood)/.test(file)),
  );
  const linesWithNames = files.flatMap(file =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ at: `${file}:${index + 1}`, line: line.replace(ALLOWED_USE_PATTERN, '') }))
      .filter(({ line }) => NAMES_PATTERN.test(line)),
  );
  expect(linesWithNames).toEqual([]);
});
