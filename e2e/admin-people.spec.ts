import type { Locator } from '@playwright/test';
import { settingsPaths } from '../domain/members/areas';
import { screens } from '../domain/paths';
import { signIn } from './admin-sign-in';
import { expect, test } from './fixtures';
import { hydratePage } from './visit';

test('shows an added person and an edited testimonial to visitors immediately', async ({
  page,
  openSeparatePage,
  checkAxe,
}) => {
  await signIn(page);
  await page.goto(settingsPaths.people);
  const peopleList = page.getByRole('list', { name: 'People' });
  const saveStatus = page.getByRole('status').filter({ hasText: /^Saved \d\d:\d\d$/ });
  /** Waits for the response, because the status may show an earlier save. */
  const save = async (button: Locator) => {
    const saveResponse = page.waitForResponse(/site\.changePeople/);
    await button.click();
    expect((await saveResponse).status()).toBe(200);
    await expect(saveStatus).toBeVisible();
  };
  const firstPerson = peopleList.getByRole('listitem').first();
  await expect(firstPerson).toBeVisible();
  const initialCount = await peopleList.getByRole('listitem').count();
  await checkAxe();

  await page.getByRole('button', { name: 'Add person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The name is missing')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Wilma Teal');
  await dialog.getByRole('textbox', { name: 'Role' }).fill('Boat builder');
  await dialog.getByRole('switch', { name: 'Takes requests from visitors' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Scheduling link' }).fill('https://cal.example/wilma');
  await save(dialog.getByRole('button', { name: 'Save' }));
  await expect(peopleList.getByRole('listitem')).toHaveCount(initialCount + 1);

  await page
    .getByRole('list', { name: 'Testimonials' })
    .getByRole('button', { name: /^Edit/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Quote' }).fill('They said no, twice, and were right.');
  await save(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();

  const visitor = await openSeparatePage();
  await visitor.goto(screens.about.path);
  await expect(visitor.getByRole('heading', { name: 'Wilma Teal' })).toBeVisible();
  await hydratePage(visitor);
  await expect(visitor.getByRole('heading', { name: 'Wilma Teal' })).toBeVisible();
  // Without details, the contact card has only links.
  await visitor.goto(screens.contact.path);
  const card = visitor.getByRole('listitem').filter({ hasText: 'Boat builder' });
  await expect(card.getByRole('link', { name: 'Write to Wilma' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Book a meeting with Wilma Teal' })).toHaveAttribute(
    'href',
    'https://cal.example/wilma',
  );
  await expect(card.getByRole('term')).toHaveCount(0);
  await visitor.goto(screens.home.path);
  await expect(visitor.getByText('They said no, twice, and were right.')).toBeAttached();
  await visitor.close();

  await page.getByRole('button', { name: 'Edit Wilma Teal' }).click();
  await save(dialog.getByRole('button', { name: 'Remove' }));
  await expect(peopleList.getByRole('listitem')).toHaveCount(initialCount);
});
