import { expect, type Page, type Request } from '@playwright/test';
import { takeOver } from './visit';

/** Bytes over the wire that a page may take before a visitor does anything. */
const BUDGET = { document: 30_720, stylesheet: 25_600, script: 4_096, font: 102_400 };
/** All script of a page whose application the first sign of the visitor has loaded. */
const APPLICATION = 117_760;

async function bytesOf(requests: readonly Request[], kind: string): Promise<number> {
  const sizes = await Promise.all(
    requests.filter(request => request.resourceType() === kind).map(request => request.sizes()),
  );
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Opens a page for the first time, has the application take it over, and fails where it takes more than it may. */
export async function weigh(page: Page, path: string): Promise<void> {
  const finished: Request[] = [];
  page.on('requestfinished', request => finished.push(request));
  const answer = await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await answer?.headerValue('content-encoding')).toBe('br');
  for (const [kind, budget] of Object.entries(BUDGET)) {
    const bytes = await bytesOf(finished, kind);
    expect(bytes, kind).toBeGreaterThan(0);
    expect(bytes, kind).toBeLessThanOrEqual(budget);
  }
  await takeOver(page);
  expect(await bytesOf(finished, 'script'), 'the application').toBeLessThanOrEqual(APPLICATION);
}
