import { casePath, screens } from '../domain/paths';
import { expect, test } from './fixtures';

declare global {
  interface Window {
    moved?: Promise<string[]>;
  }
}

test('between two documents the mark, the line of the menu and the poster of a case go along', async ({
  page,
}) => {
  // Links as they are before a sign of the visitor.
  await page.route('**/assets/**/*.js', route => route.abort());
  page.removeAllListeners('console');
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      window.moved = viewTransition?.ready.then(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter(name => name.startsWith('::view-transition-group')),
      );
    }),
  );
  const moved = () => page.evaluate(async () => (await window.moved) ?? []);
  const group = (name: string) => `::view-transition-group(${name})`;
  await page.goto(screens.cases.path);
  const poster = page.getByRole('article').first().getByRole('link');
  const slug = (await poster.getAttribute('href'))!.slice(casePath('').length);
  await poster.click();
  await page.waitForURL(`**${casePath(slug)}`);
  for (const name of ['mark', 'beam', `cover-${slug}`, `words-${slug}`])
    expect(await moved()).toContain(group(name));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await page.waitForURL(`**${screens.cases.path}`);
  expect(await moved()).toEqual([]);
});
