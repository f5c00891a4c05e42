/**
 * Counts the product's code: node tools/measure.mjs [--list]
 * `--list` also names long files, import cycles and repeated lines.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

const LONG_FILE = 150;
const REPEATED_LINES_MIN = 8;
const root = path.join(import.meta.dirname, '..');
const shouldList = process.argv.includes('--list');

const isProduct = file =>
  /\.(ts|tsx|mjs|css)$/.test(file) &&
  !/\.(test|test-kit)\.tsx?$/.test(file) &&
  !/^(e2e|docs|tools)\//.test(file);
const files = new Map(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(isProduct)
    // Git lists a deleted file until the deletion is committed.
    .flatMap(file => {
      try {
        return [[file, readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n')]];
      } catch {
        return [];
      }
    }),
);

/** Counts the files that pass a filter, and their lines. */
function countLines(isIncluded) {
  const includedFiles = [...files].filter(([file]) => isIncluded(file));
  return {
    lines: includedFiles.reduce((sum, [, lines]) => sum + lines.length, 0),
    files: includedFiles.length,
  };
}
const printCount = (label, { lines, files }) =>
  console.log(`${label.padEnd(24)}${String(lines).padStart(8)} lines${String(files).padStart(7)} files`);

const folders = new Set([...files.keys()].map(file => (file.includes('/') ? file.split('/')[0] : '(root)')));
for (const folder of [...folders].sort())
  printCount(
    folder,
    countLines(file => (folder === '(root)' ? !file.includes('/') : file.startsWith(`${folder}/`))),
  );
printCount(
  'all',
  countLines(() => true),
);
printCount(
  'styles of admin',
  countLines(file => /^admin\/.*\.css\.ts$/.test(file)),
);

const { module: sections } = await runnerImport(path.join(root, 'domain/sections/index.ts'), {
  logLevel: 'error',
});
console.log(`section kinds: ${sections.sectionKinds.length}`);

const longFiles = [...files].filter(([, lines]) => lines.length > LONG_FILE);
console.log(`files over ${LONG_FILE} lines: ${longFiles.length}`);
if (shouldList)
  for (const [file, { length }] of longFiles.sort(([, a], [, b]) => b.length - a.length))
    console.log(`  ${length} ${file}`);

const IMPORT_PATTERN =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^;'"]*?\sfrom\s+)?['"](\.[^'"]*)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/g;
/** Returns only static imports, because dynamic imports can't form a cycle at startup. */
function getImports(file) {
  return [...files.get(file).join('\n').matchAll(IMPORT_PATTERN)].flatMap(([, type, from]) => {
    if (type || !from) return [];
    const target = path.join(path.dirname(file), from);
    return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
      .map(suffix => target + suffix)
      .filter(file => files.has(file));
  });
}

/** Finds groups of files that import each other, with Tarjan's algorithm. */
function findCycles() {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const cycles = [];
  const visit = file => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const importedFile of getImports(file)) {
      if (!index.has(importedFile)) visit(importedFile);
      if (stack.includes(importedFile)) low.set(file, Math.min(low.get(file), low.get(importedFile)));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) cycles.push(group.reverse());
  };
  for (const file of files.keys()) if (!index.has(file)) visit(file);
  return cycles;
}
const cycles = findCycles();
console.log(`import circles: ${cycles.length}`);
if (shouldList) for (const circle of cycles) console.log(`  ${circle.join(' ↔ ')}`);

/** Finds runs of equal lines that repeat, ignoring indentation, blank lines and imports. */
function findRepeatedRuns() {
  const seenModules = new Map();
  const runs = [];
  for (const [file, lines] of files) {
    const usedLines = lines
      .map((text, index) => ({ text: text.trim(), line: index + 1 }))
      .filter(({ text }) => text !== '' && !/^import\b|^\} from /.test(text));
    let statements;
    for (let start = 0; start + REPEATED_LINES_MIN <= usedLines.length; start++) {
      const key = usedLines
        .slice(start, start + REPEATED_LINES_MIN)
        .map(({ text }) => text)
        .join('\n');
      const firstUse = seenModules.get(key);
      if (!firstUse) {
        seenModules.set(key, { file, line: usedLines[start].line, at: start });
        statements = undefined;
      } else if (
        statements &&
        firstUse.file === statements.first.file &&
        firstUse.at === statements.first.at + statements.length - REPEATED_LINES_MIN + 1
      )
        statements.length += 1;
      else {
        statements = { file, line: usedLines[start].line, first: firstUse, length: REPEATED_LINES_MIN };
        runs.push(statements);
      }
    }
  }
  return runs;
}
const runs = findRepeatedRuns();
console.log(
  `runs of ${REPEATED_LINES_MIN} or more repeated lines: ${runs.length}, ${runs.reduce((sum, { length }) => sum + length, 0)} lines`,
);
if (shouldList)
  for (const { file, line, first, length } of runs.sort((a, b) => b.length - a.length))
    console.log(`  ${length} ${file}:${line} = ${first.file}:${first.line}`);
