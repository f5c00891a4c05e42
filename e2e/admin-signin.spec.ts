import { adminPaths } from '../domain/paths';
import { openSession } from './admin-sign-in';
import { expect, test } from './fixtures';
import { ADMIN } from './site-process';

test('redirects to the requested admin page after sign-in', async ({ page, checkAxe }) => {
  await page.goto('/admin/reviews?domain=FinTech');
  await expect(page).toHaveURL(
    `${adminPaths.signIn}?to=${encodeURIComponent('/admin/reviews?domain=FinTech')}`,
  );
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  await checkAxe();

  const signInButton = page.getByRole('button', { name: 'Sign in' });
  await expect(signInButton).toBeEnabled();
  await signInButton.click();
  await expect(page.getByText('Enter email address')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();

  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/reviews?domain=FinTech');
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('keeps the typed email address when the password is wrong at sign-in', async ({ openSeparatePage }) => {
  // Use a separate page, because the failure is a console error.
  const page = await openSeparatePage();
  await page.goto(adminPaths.signIn);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password');
  await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
  await expect(page.getByLabel('Password')).toBeFocused();
});

test("doesn't redirect to another site after sign-in", async ({ page, site, checkAxe }) => {
  await page.goto(`${adminPaths.signIn}?to=${encodeURIComponent('//evil.example/admin/')}`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}${adminPaths.posts}`);

  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Account menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await checkAxe();
  await page.keyboard.press('End');
  // The menu moves the focus in a timer.
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(adminPaths.signIn);
  await page.goto(adminPaths.posts);
  await expect(page).toHaveURL(new RegExp(`^[^?]*${adminPaths.signIn}`));
});

test('redirects every admin path to sign-in when no member is signed in', async ({ page }) => {
  const get = (path: string) => page.request.get(path, { maxRedirects: 0 });
  const missingPaths = [`${adminPaths.base}/nothing-here`, `${adminPaths.settings}/nothing-here`];
  for (const path of [adminPaths.posts, adminPaths.reviews, adminPaths.requests, ...missingPaths]) {
    const response = await get(path);
    expect([response.status(), response.headers().location]).toEqual([
      302,
      `${adminPaths.signIn}?to=${encodeURIComponent(path)}`,
    ]);
  }
  const baseResponse = await get(adminPaths.base);
  expect([baseResponse.status(), baseResponse.headers().location]).toEqual([302, adminPaths.posts]);

  await openSession(page);
  const redirectResponse = await get(adminPaths.signIn);
  expect([redirectResponse.status(), redirectResponse.headers().location]).toEqual([302, adminPaths.posts]);
  for (const path of missingPaths) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blogs' })).toBeVisible();
  }
});

test('explains that the admin needs JavaScript when JavaScript is off', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(adminPaths.signIn);
  await expect(page.locator('noscript')).toContainText('The admin needs JavaScript', {
    useInnerText: true,
  });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await context.close();
});
