import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { root } from './site-process';

const AXE_SCRIPT = readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Fails and lists every accessibility rule that a page violates. */
export async function checkAxe(page: Page): Promise<void> {
  // Reset the scroll position, because a control partly below the fixed header would be reported.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Add axe once per document, because AxeBuilder adds its unminified source twice per check, which is slow.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE_SCRIPT);
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    })
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}
