import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { runCommand } from './run-command';

const run = vi.hoisted(() => vi.fn<typeof runCommand>());
vi.mock('./run-command', () => ({ runCommand: run }));

const folder = mkdtempSync(path.join(tmpdir(), 'northlight-content-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it("rejects a content import when an image isn't of its declared type", async () => {
  const content = 'No image';
  const file = { key: 'a-480.avif', width: 480, type: 'image/avif' };
  const image = {
    ...{ id: 'a', key: 'a', shown: file.key, width: 480, height: 300, pixel: '', edges: '' },
    ...{ focus_x: 50, focus_y: 50, name: 'A', alt: '', decorative: 0, kept: 1, bytes: content.length },
    created_at: '2026-11-20T08:41:00.000Z',
    files: [{ ...file, sha256: createHash('sha256').update(content).digest('hex') }],
  };
  mkdirSync(path.join(folder, 'media'));
  for (const [name, value] of [
    ['content.json', { format: 1 }],
    ['addresses.json', { redirects: [], gone: [] }],
    ['media/a.json', image],
  ] as const)
    writeFileSync(path.join(folder, name), JSON.stringify(value));
  writeFileSync(path.join(folder, 'media', file.key), content);

  vi.stubEnv('DATA_DIR', path.join(folder, 'data'));
  process.argv = [...process.argv.slice(0, 2), 'import', folder];
  await import('./content');
  await expect(run.mock.calls[0]?.[0]).rejects.toThrow('media/a-480.avif is not a image/avif image');
});
