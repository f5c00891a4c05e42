import { describe, expect, test } from 'vitest';
import { formatFailures, readBrowserResults, readUnitResults } from './test-report.mjs';

const name = `${process.cwd()}/domain/slug.test.ts`;

describe('unitResults', () => {
  test('names a failed unit test and the command that runs it alone', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a', failureMessages: [] },
      { status: 'failed', fullName: "keeps O'Neil", failureMessages: ['expected 1 to be 2'] },
    ];
    expect(
      readUnitResults({ testResults: [{ name, status: 'failed', message: '', assertionResults }] }),
    ).toEqual({
      passed: 1,
      failures: [
        {
          title: "domain/slug.test.ts: keeps O'Neil",
          command: "npm run unit -- domain/slug.test.ts -t 'keeps O'\\''Neil'",
          message: 'expected 1 to be 2',
        },
      ],
    });
  });

  test('names a test file when it fails to load', () => {
    const testResults = [{ name, status: 'failed', message: 'no such module', assertionResults: [] }];
    expect(readUnitResults({ testResults }).failures).toEqual([
      {
        title: 'domain/slug.test.ts',
        command: 'npm run unit -- domain/slug.test.ts',
        message: 'no such module',
      },
    ]);
  });
});

describe('browserResults', () => {
  const config = { rootDir: `${process.cwd()}/e2e` };
  const createSpec = (ok: boolean) => ({
    ok,
    title: 'opens',
    file: 'home.spec.ts',
    line: 3,
    tests: [{ results: [ok ? {} : { error: { message: 'not visible' } }] }],
  });

  test('names a failed browser test when it is in a nested suite', () => {
    expect(
      readBrowserResults({
        config,
        errors: [],
        suites: [{ specs: [createSpec(true)], suites: [{ specs: [createSpec(false)] }] }],
      }),
    ).toEqual({
      passed: 1,
      failures: [
        {
          title: 'e2e/home.spec.ts:3 opens',
          command: 'npm run e2e -- e2e/home.spec.ts:3',
          message: 'not visible',
        },
      ],
    });
  });

  test('reports an error outside of any test as a failure', () => {
    const { failures } = readBrowserResults({ config, errors: [{ message: 'no browser' }], suites: [] });
    expect(failures).toMatchObject([{ message: 'no browser' }]);
  });
});

test('ends each reported failure with the command that reruns the test', () => {
  const text = formatFailures([{ title: 'Types', command: 'npm run types' }]);
  expect(text).toBe('\n  1) Types\n     Run it: npm run types');
});
