import { adminPaths } from '../domain/paths';
import { expect, test } from './fixtures';
import { ADMIN } from './site-process';

test('returns to the requested path after sign-in only when it is an admin page', async ({
  page,
  site,
  checkAxe,
}) => {
  const missingPaths = [`${adminPaths.base}/nothing-here`, `${adminPaths.settings}/nothing-here`];
  const get = async (path: string) => {
    const response = await page.request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  for (const path of [adminPaths.posts, adminPaths.reviews, adminPaths.requests, ...missingPaths])
    expect(await get(path)).toEqual([302, `${adminPaths.signIn}?to=${encodeURIComponent(path)}`]);
  expect(await get(adminPaths.base)).toEqual([302, adminPaths.posts]);

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

  const signIn = async () => {
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.keyboard.press('Enter');
  };
  await signIn();
  await expect(page).toHaveURL('/admin/reviews?domain=FinTech');
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await get(adminPaths.signIn)).toEqual([302, adminPaths.posts]);
  for (const path of missingPaths) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blogs' })).toBeVisible();
  }

  await page.goto(`${adminPaths.posts}/test-data-is-a-product`);
  await expect(page.getByRole('dialog', { name: 'Edit blog' })).toBeVisible();

  // Requests of an open page would fail after the end of the session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${adminPaths.signIn}?to=${encodeURIComponent('//evil.example/admin/')}`);
  await expect(signInButton).toBeEnabled();
  await signIn();
  await expect(page).toHaveURL(`${site.url}${adminPaths.posts}`);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).press('Enter');
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
