import { expect, type Page } from '@playwright/test';
import { trpcBase } from '../domain/paths';
import { ADMIN } from './site-process';

/** Opens a session for this page's browser, without the form. */
export async function signIn(page: Page, { email, password } = ADMIN): Promise<void> {
  const answer = await page.request.post(`${trpcBase}/members.signIn`, { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** Opens a page of the staff area and waits for its list, which only the script brings. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
}
