import { randomUUID } from 'node:crypto';
import { type Cookie, expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '../domain/members/permissions';
import { trpcBase } from '../domain/paths';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { ADMIN } from './site-process';

/** Opens a session in this page's browser, without the form. */
export async function openSession(page: Page, { email, password } = ADMIN): Promise<void> {
  const response = await page.request.post(`${trpcBase}/members.signIn`, { data: { email, password } });
  expect(response.status()).toBe(200);
}

/** This worker's session cookie. */
let sessionCookies: Cookie[] = [];

/** Signs in with the worker's session if still valid, because password hashing is slow. */
export async function signIn(page: Page): Promise<void> {
  const context = page.context();
  await context.addCookies(sessionCookies);
  if (sessionCookies.length > 0 && (await page.request.get(`${trpcBase}/members.me`)).ok()) return;
  await openSession(page);
  sessionCookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
}

/**
 * Invites a new member and signs in as them.
 * @param host page of a member who can invite
 */
export async function signInAs(role: Role, page: Page, host: Page): Promise<void> {
  const email = `${role}-${randomUUID()}@northlight.example`;
  const callApi = async (signedInPage: Page, path: string, data: object) =>
    (await (await signedInPage.request.post(`${trpcBase}/${path}`, { data })).json()).result.data;
  const { address } = await callApi(host, 'members.invite', { email, role });
  const token = new URL(address).hash.slice(1);
  await callApi(page, 'members.acceptInvitation', { token, name: `An ${role}`, password: ADMIN.password });
}

/** Reads the ID of a listed item. Its button shows only the first characters. */
export async function readId(row: Locator): Promise<string> {
  const title = await row.getByRole('button', { name: /^Copy ID/ }).getAttribute('title');
  return title?.replace('Copy ', '') ?? '';
}

export async function overwriteDraft(page: Page, id: string, values: object): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ kind: 'article', id }));
  const openResponse = await (await page.request.get(`${trpcBase}/content.open?input=${input}`)).json();
  const storedValues = openResponse.result.data.values;
  const changes = Object.fromEntries(
    Object.entries(values).map(([name, to]) => [name, { from: storedValues[name], to }]),
  );
  const saveResponse = await page.request.post(`${trpcBase}/content.saveDraft`, {
    data: { kind: 'article', id, shape: SHAPE_VERSION, changes },
  });
  expect(saveResponse.status()).toBe(200);
}

/** Makes a change, and waits until the server has stored this text, because "Saved" may refer to an earlier change. */
export async function saveText(page: Page, text: string, change: () => Promise<unknown>): Promise<void> {
  const saveResponse = page.waitForResponse(
    response =>
      response.url().includes('content.saveDraft') &&
      response.ok() &&
      (response.request().postData() ?? '').includes(JSON.stringify(text).slice(1, -1)),
  );
  await change();
  await saveResponse;
}

/** Fills in a field and waits until the server has stored the text. */
export const fillAndSave = (page: Page, field: Locator, text: string): Promise<void> =>
  saveText(page, text, () => field.fill(text));

/** Returns the button of a form's bar that opens the publish sheet. */
export const findPublishButton = (form: Locator | Page): Locator =>
  form.getByRole('button', { name: 'Publish', exact: true });

/** Publishes an open form's item, up to the confirmation. */
export async function publish(form: Locator | Page): Promise<void> {
  await findPublishButton(form).click();
  await form.getByRole('button', { name: 'Publish now' }).click();
}

/** Opens the details beside new forms too, as for a member who has opened them before. */
export const keepDetailsOpen = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('form-rail', 'open'));

/** Opens the author in the details of an article's form and chooses the first suggestion. */
export async function chooseAuthor(form: Locator): Promise<void> {
  await form.locator('summary').filter({ hasText: 'Author' }).click();
  await form.getByRole('group', { name: 'Suggested authors' }).getByRole('button').first().click();
}

/** Returns from the confirmation of a publication to the list. */
export const closePublished = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Published' })
    .getByRole('button', { name: /^Back to / })
    .click();

/** Opens an admin page and waits for its list, which is rendered by JavaScript. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
}
