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
      const groups = () =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter(name => name.startsWith('::view-transition-group'));
      // The browser gives one up that it should not have begun.
      window.moved = viewTransition?.ready.then(groups, () => []);
    }),
  );
  const moved = () => page.evaluate(async () => (await window.moved) ?? []);
  const group = (name: string) => `::view-transition-group(${name})`;
  await page.goto(screens.cases.path);
  const poster = page.getByRole('article').first().getByRole('link');
  const slug = (await poster.getAttribute('href'))!.slice(casePath('').length);
  await poster.click();
  await page.waitForURL(`**${casePath(slug)}`);
  // A busy page is shown some time after it has loaded.
  await expect
    .poll(moved)
    .toEqual(expect.arrayContaining(['mark', 'beam', `cover-${slug}`, `words-${slug}`].map(group)));
});
