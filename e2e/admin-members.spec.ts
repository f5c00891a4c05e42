import { settingsPaths } from '../domain/members/areas';
import { adminPaths } from '../domain/paths';
import { openSession } from './admin-sign-in';
import { expect, test } from './fixtures';

const PASSWORD = 'six herons on the Dnister';

test("gives an invited member only the role's pages until the member is disabled", async ({
  page,
  openSeparatePage,
  checkAxe,
}) => {
  await openSession(page);
  await page.goto(settingsPaths.members);
  await expect(page.getByRole('table')).toBeVisible();
  const email = `maya-${Date.now()}@northlight.example`;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Sales');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const url = (await page.getByRole('status').getByRole('code').textContent()) ?? '';
  await expect(page.getByRole('row', { name: email })).toContainText('Invited today');
  await checkAxe();

  const invitedPage = await openSeparatePage();
  const { pathname, hash } = new URL(url);
  // The tab already shows the invitation page when the link is opened.
  await invitedPage.goto(pathname);
  await expect(invitedPage.getByRole('heading', { level: 1 })).toBeVisible();
  // Before hydration, a navigation could interrupt loading the application.
  await expect(invitedPage.locator('html[data-hydrated]')).toBeAttached();
  await expect(invitedPage.getByLabel('Email')).toHaveCount(0);
  await invitedPage.goto(pathname + hash);
  await expect(invitedPage.getByLabel('Email')).toHaveValue(email);

  // The browser may fire `hashchange` just after the page starts to listen.
  const secondTab = await invitedPage.context().newPage();
  await secondTab.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = (...parts: Parameters<typeof listen>) => {
      listen(...parts);
      if (parts[0] === 'hashchange') dispatchEvent(new HashChangeEvent('hashchange'));
    };
  });
  await secondTab.goto(pathname + hash);
  await expect(secondTab.getByLabel('Email')).toHaveValue(email);
  await secondTab.close();

  await invitedPage.getByLabel('Name').fill('Maya');
  await invitedPage.getByLabel('Password').fill(PASSWORD);
  await invitedPage.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(invitedPage).toHaveURL(adminPaths.requests);
  const nav = invitedPage.getByRole('navigation', { name: 'Admin' });
  await expect(nav.getByRole('link')).toHaveText(['Requests', 'Bookings', 'Settings']);
  for (const path of [adminPaths.posts, adminPaths.pages]) {
    await invitedPage.goto(path);
    await expect(invitedPage).toHaveURL(adminPaths.requests);
  }

  await page.reload();
  // Other members may be called Maya.
  await page.getByRole('row', { name: email }).getByRole('button', { name: 'Actions for Maya' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('row', { name: email })).toContainText('disabled');
  await invitedPage.goto(adminPaths.requests);
  await expect(invitedPage).toHaveURL(/\/admin\/signin/);
  await invitedPage.close();

  await page.getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('button', { name: 'Users' }).click();
  await expect(page).toHaveURL(`${settingsPaths.activity}?kind=members`);
  await expect(
    page.getByRole('region', { name: 'Activity log' }).getByRole('listitem').first(),
  ).toContainText('disabled Maya');
  await checkAxe();
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await downloadPromise).suggestedFilename()).toMatch(/^activity-[\d-]+\.csv$/);
});
