import { settingsPaths } from '../domain/members/areas';
import { screens } from '../domain/paths';
import { signIn } from './admin-sign-in';
import { expect, test } from './fixtures';
import { hydratePage } from './visit';

test('publishes reordered menus only when no link is dead', async ({ page, openSeparatePage, checkAxe }) => {
  await signIn(page);
  await page.goto(settingsPaths.menus);
  const header = page.getByRole('list', { name: 'Header' });
  const publishButton = page.getByRole('button', { name: 'Publish' });
  const readNames = () =>
    header
      .getByRole('listitem')
      .evaluateAll(rows =>
        rows.map(row => row.querySelector('[data-grip]')?.textContent?.replace('Move ', '') ?? ''),
      );
  await expect(header.getByRole('listitem').first()).toBeVisible();
  const originalNames = await readNames();
  await expect(page.getByText('Everything is published')).toBeVisible();
  await expect(publishButton).toBeHidden();
  await checkAxe();

  // Drag a menu to the top. Unpublished changes survive navigation until they are discarded.
  const firstRow = header.getByRole('listitem').first();
  await header.getByRole('button', { name: 'Move Cases', exact: true }).first().hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  const box = await firstRow.boundingBox();
  if (!box) throw new Error('The first row is not in sight');
  await expect(async () => {
    // Positions are measured when the drag starts, so move once more.
    await page.mouse.move(box.x + 20, box.y + 30);
    await page.mouse.move(box.x + 20, box.y + 8);
    expect(await firstRow.evaluate(row => getComputedStyle(row).transform)).not.toBe('none');
  }).toPass();
  await page.mouse.up();
  await expect.poll(async () => (await readNames())[0]).toBe('Cases');
  await page.goto(settingsPaths.facts);
  await page.goto(settingsPaths.menus);
  await expect(page.getByText('were restored from this device')).toBeVisible();
  await expect.poll(async () => (await readNames())[0]).toBe('Cases');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(readNames).toEqual(originalNames);

  // Move a menu up past the first menu, cancel with Escape, then move it again.
  const moveButton = header.getByRole('button', { name: 'Move Cases', exact: true }).first();
  await moveButton.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Cases picked up, position 3 of 5 in Header/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Cases, position 1 of 5 in Header')).toBeAttached();
  await expect.poll(async () => (await readNames())[0]).toBe('Cases');
  await page.keyboard.press('Escape');
  await expect.poll(readNames).toEqual(originalNames);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await readNames())[0]).toBe('Cases');
  await expect(moveButton).toBeFocused();

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const labelField = page.getByRole('textbox', { name: 'Menu label' });
  await labelField.fill('Our workshop');
  await page.getByRole('combobox', { name: 'Links to' }).selectOption('Another URL');
  await page.getByRole('textbox', { name: 'URL' }).fill('/no-such-page');
  await expect(header.getByText('Broken link')).toBeVisible();
  await expect(publishButton).toBeDisabled();
  await page.getByRole('textbox', { name: 'URL' }).fill(`${screens.process.path}#stages`);
  await expect(header.getByText('Broken link')).toBeHidden();
  await publishButton.click();
  await expect(page.getByText('Everything is published')).toBeVisible();

  const visitor = await openSeparatePage();
  for (const { path } of [screens.about, screens.contact]) {
    await visitor.goto(path);
    const bar = visitor.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('listitem').first()).toHaveText('Cases');
    await hydratePage(visitor);
    await expect(bar.getByRole('link', { name: 'Our workshop' })).toBeVisible();
  }
  await visitor.close();

  // Move Cases back and remove the new menu, which restores the built-in menus.
  await page.getByRole('button', { name: 'Edit Our workshop' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await header.getByRole('button', { name: 'Move Cases down', exact: true }).first().click();
  await header.getByRole('button', { name: 'Move Cases down', exact: true }).first().click({ delay: 50 });
  await expect.poll(readNames).toEqual(originalNames);
  await publishButton.click();
  await expect(page.getByText('Everything is published')).toBeVisible();
  await page.goto(screens.about.path);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').first()).toHaveText(
    /^Services/,
  );
});
