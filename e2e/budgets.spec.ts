import type { Request } from '@playwright/test';
import { casesPath } from '../domain/paths';
import { expect, test } from './fixtures';
import { publicPages } from './public-pages';

/** Bytes over the wire that a page may take before a visitor does anything. */
const BUDGET = { document: 30_720, stylesheet: 25_600, script: 102_400, font: 102_400 };

// The whole list of cases at once is the longest page there is.
for (const path of [...publicPages, casesPath({ from: 1, to: 6, filters: [] })]) {
  test(`${path} is light on the first visit`, async ({ page }) => {
    const finished: Request[] = [];
    page.on('requestfinished', request => finished.push(request));
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(await answer?.headerValue('content-encoding')).toBe('br');
    const sent = { document: 0, stylesheet: 0, script: 0, font: 0 };
    for (const request of finished) {
      const kind = request.resourceType();
      if (kind in sent) sent[kind as keyof typeof sent] += (await request.sizes()).responseBodySize;
    }
    for (const [kind, budget] of Object.entries(BUDGET)) {
      const bytes = sent[kind as keyof typeof sent];
      expect(bytes, kind).toBeGreaterThan(0);
      expect(bytes, kind).toBeLessThanOrEqual(budget);
    }
  });
}
