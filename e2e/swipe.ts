import type { Locator, Page } from '@playwright/test';

/** Swipes sideways over an element, too slowly for a flick. */
export async function swipe(page: Page, element: Locator, distance: number) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing to swipe on');
  const cdpSession = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdpSession.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  const from = box.x + box.width / 2;
  await touch('touchStart', from);
  for (let step = 1; step <= 5; step++) await touch('touchMove', from + (distance * step) / 5);
  await touch('touchEnd');
}
