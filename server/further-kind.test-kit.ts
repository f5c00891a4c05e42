import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const fixture = path.join(import.meta.dirname, 'fixtures/event');

const EXCLUDED_PATH_PATTERN =
  /^(?:node_modules|\.?dist|\.git|docs|deploy|tools|e2e|server[\\/]fixtures)$|\.test\.tsx?$/;

/** Lines that a new kind adds to existing files, each inserted before another line. */
const EDITS: [file: string, line: string, before: string][] = [
  ['domain/kinds/index.ts', "import { event } from './event';\n", 'import type { Kind,'],
  ['domain/kinds/index.ts', '  event,\n', '} as const satisfies Record<string, Kind>;'],
  [
    'domain/paths.ts',
    "  events: { path: '/events', title: 'Events', aliases: [], list: { kind: 'event', filter: 'place' } },\n",
    '  about: {',
  ],
];

/** Files that a new kind adds (docs/adding.md). */
export const EVENT_FILES = readdirSync(fixture, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.txt'))
  .map(file => file.slice(0, -'.txt'.length));
/** Number of lines that a new kind adds to existing files. */
export const EVENT_LINES = EDITS.length;

/** Copies the source to a temporary folder, adds the kind `event` and returns the folder. */
export function createCopyWithEvent(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-event-'));
  cpSync(root, folder, {
    recursive: true,
    filter: source => !EXCLUDED_PATH_PATTERN.test(path.relative(root, source)),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const file of EVENT_FILES) cpSync(path.join(fixture, `${file}.txt`), path.join(folder, file));
  for (const [file, line, before] of EDITS) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const index = source.indexOf(before);
    if (index < 0) throw new Error(`${file} has no line ${before}`);
    writeFileSync(path.join(folder, file), source.slice(0, index) + line + source.slice(index));
  }
  return folder;
}
