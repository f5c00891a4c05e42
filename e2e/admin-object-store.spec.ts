import sharp from 'sharp';
import { adminPaths } from '../domain/paths';
import { signIn } from './admin-sign-in';
import { expect, test } from './fixtures';
import { startObjectStore } from './object-store';
import { SiteProcess } from './site-process';

test('stores photos in the bucket until they are replaced', async ({ browser }) => {
  const store = await startObjectStore();
  const site = SiteProcess.createEmpty(store.env);
  await site.start();
  const page = await browser.newPage({ baseURL: site.url });
  const postOrigins: string[] = [];
  page.on(
    'request',
    request => request.method() === 'POST' && postOrigins.push(new URL(request.url()).origin),
  );

  const drawSquare = (background: string) =>
    sharp({ create: { width: 600, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  /** Finds the photo by its stored URL, which contains the file name. */
  const choosePhoto = async (name: string, buffer: Buffer) => {
    const profileDialog = page.getByRole('dialog', { name: 'Profile' });
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await profileDialog
      .getByLabel(/photo/i)
      .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
    await expect(profileDialog.locator(`img[src*="-${name}-"]`)).toBeVisible();
    await profileDialog.getByRole('button', { name: 'Save profile' }).click();
    const menuLogo = page.locator(`header img[src*="-${name}-"]`);
    await expect(menuLogo).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(profileDialog).toBeHidden();
    return menuLogo.getAttribute('src');
  };

  try {
    await signIn(page);
    await page.goto(adminPaths.posts);
    const firstUrl = await choosePhoto('first', await drawSquare('#a33'));
    expect(firstUrl).toContain(store.publicBase);
    expect(postOrigins).toContain(new URL(store.publicBase).origin);
    expect((await fetch(firstUrl ?? '')).headers.get('content-type')).toBe('image/png');

    const secondUrl = await choosePhoto('second', await drawSquare('#3a3'));
    expect(secondUrl).not.toBe(firstUrl);
    await expect.poll(async () => (await fetch(firstUrl ?? '')).status).toBe(404);
    expect((await fetch(secondUrl ?? '')).status).toBe(200);

    const readyResponse = await fetch(`${site.url}/readyz`);
    expect(readyResponse.status).toBe(200);
  } finally {
    await page.close();
    await site.remove();
    await store.stop();
  }
});
