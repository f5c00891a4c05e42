import { expect, type Page, type Request } from '@playwright/test';
import { hydratePage } from './visit';

/** Maximum transferred bytes before any interaction. */
const BUDGET = { document: 30_720, stylesheet: 25_600, script: 4_096, font: 102_400 };
/** Maximum script bytes of a page after hydration. */
const APPLICATION = 117_760;

async function countBytes(requests: readonly Request[], kind: string): Promise<number> {
  const sizes = await Promise.all(
    requests.filter(request => request.resourceType() === kind).map(request => request.sizes()),
  );
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** Opens a page for the first time, hydrates it, and fails if it exceeds its budget. */
export async function measurePageWeight(
  page: Page,
  path: string,
  stylesheet = BUDGET.stylesheet,
): Promise<void> {
  const finishedRequests: Request[] = [];
  let openCount = 0;
  page.on('request', () => openCount++);
  page.on('requestfailed', () => openCount--);
  page.on('requestfinished', request => {
    openCount--;
    finishedRequests.push(request);
  });
  const response = await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await response?.headerValue('content-encoding')).toBe('br');
  for (const [kind, budget] of Object.entries({ ...BUDGET, stylesheet })) {
    const bytes = await countBytes(finishedRequests, kind);
    expect(bytes, kind).toBeGreaterThan(0);
    expect(bytes, kind).toBeLessThanOrEqual(budget);
  }
  await hydratePage(page);
  // Visible parts now load their scripts, which load others.
  let quietCount = 0;
  const countQuietPolls = () => {
    quietCount = openCount === 0 ? quietCount + 1 : 0;
    return quietCount;
  };
  await expect.poll(countQuietPolls, { intervals: [100] }).toBe(2);
  expect(await countBytes(finishedRequests, 'script'), 'the application').toBeLessThanOrEqual(APPLICATION);
}
