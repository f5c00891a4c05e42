import { screens } from '../domain/paths';
import { expect, test } from './fixtures';

/** Pages with animated heroes: process and every landing page. */
const performing = Object.values(screens).filter(
  ({ path }) => path === screens.process.path || path.split('/').length > 2,
);

test('separates the text of statements from their drawings on wide screens', async ({ page }) => {
  for (const { path } of [screens.about, screens.services])
    for (const width of [1024, 1440, 1920, 2240]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const overlaps = await page
        .locator('main section:has(> div > picture > [loading=lazy])')
        .evaluateAll(sections =>
          sections.map(section => {
            const text = document.createRange();
            text.selectNodeContents(section.querySelector('p') as Element);
            const art = section.querySelector(':scope > div:has(> picture)') as Element;
            return text.getBoundingClientRect().right - art.getBoundingClientRect().left;
          }),
        );
      expect(overlaps.length, path).toBeGreaterThan(0);
      expect(Math.max(...overlaps), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
});

test('animates every hero for at most 1.8 s, except with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: [] });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[])
        for (const { node } of entry.sources)
          (globalThis as unknown as { shifts: string[] }).shifts.push(node?.localName ?? 'text');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const played: string[] = [];
  for (const { path } of performing) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    const drawing = page.locator('main section').first().locator('picture img').last();
    const shown = () => drawing.evaluate(img => (img as HTMLImageElement).currentSrc);
    const box = await drawing.boundingBox();
    const plays = await shown();
    expect(plays, path).toContain('-plays');
    played.push(plays);
    const fromCorner = await page
      .locator('main section')
      .first()
      .evaluate(section => {
        const at = section.getBoundingClientRect();
        return [...section.querySelectorAll('button')]
          .filter(({ textContent }) => textContent === 'Pause motion')
          .map(pause => pause.getBoundingClientRect())
          .flatMap(({ right, bottom }) => [at.right - right, at.bottom - bottom]);
      });
    expect(fromCorner.filter(Boolean), path).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(shown, path).not.toContain('-plays');
    expect(await drawing.boundingBox(), path).toEqual(box);
    expect(
      await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts),
      path,
    ).not.toContain('img');
  }
  // The page can't observe animations inside an image, so open each file directly.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const file of new Set(played)) {
    await page.goto(file);
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(ends.length, file).toBeGreaterThan(0);
    expect(Math.max(...ends), file).toBeLessThanOrEqual(1800);
  }
  expect(new Set(played).size).toBeGreaterThan(performing.length / 2);
});
