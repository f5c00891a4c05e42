// Reads the test runners’ reports. Types are in test-report.d.mts.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MESSAGE_LINES = 12;
const quote = text => `'${text.replaceAll("'", "'\\''")}'`;
const toProjectPath = file => path.relative(process.cwd(), file);

/** Reads a report from vitest’s `json` reporter. */
export function readUnitResults({ testResults }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = toProjectPath(name);
      const failedTests = assertionResults.filter(({ status }) => status === 'failed');
      // A file that fails to load reports no tests.
      if (failedTests.length === 0) return [{ title: file, command: `npm run unit -- ${file}`, message }];
      return failedTests.map(({ fullName, failureMessages }) => ({
        title: `${file}: ${fullName}`,
        command: `npm run unit -- ${file} -t ${quote(fullName)}`,
        message: failureMessages[0],
      }));
    });
  const passedTests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return { passed: passedTests, failures };
}

/** Reads a report from Playwright's `json` reporter. */
export function readBrowserResults({ suites, errors, config }) {
  const specs = suites.flatMap(function listSpecs({ suites: inner = [], specs: ownSpecs = [] }) {
    return [...ownSpecs, ...inner.flatMap(listSpecs)];
  });
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const location = `${path.relative(process.cwd(), path.join(config.rootDir, file))}:${line}`;
      const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;
      return { title: `${location} ${title}`, command: `npm run e2e -- ${location}`, message };
    });
  const crashes = errors.map(({ message }) => ({ title: 'Browser tests', command: 'npm run e2e', message }));
  return { passed: specs.length - failures.length, failures: [...crashes, ...failures] };
}

/** Formats each failure with its message and the command that runs only that test. */
export const formatFailures = failures =>
  failures
    .map(({ title, command, message }, index) => {
      const lines = message ? stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES) : [];
      return [
        `\n  ${index + 1}) ${title}`,
        ...lines.map(line => `     ${line}`),
        `     Run it: ${command}`,
      ].join('\n');
    })
    .join('\n');
