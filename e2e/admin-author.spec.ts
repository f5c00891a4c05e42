import type { Page } from '@playwright/test';
import { messages } from '../domain/messages';
import { adminPaths } from '../domain/paths';
import { restArticle } from '../domain/rest/article';
import { openList, overwriteDraft, publish, readId, signIn, signInAs } from './admin-sign-in';
import { expect, test } from './fixtures';

/** Returns all fields of a public article except its title. */
async function readRemainingFields(page: Page) {
  const listResponse = await page.request.get('/api/v1/blogs?limit=1');
  const [article] = (await listResponse.json()).data.data;
  const { _id, slug, oldSlugs, revision, createdAt, updatedAt, title, ...rest } = article;
  return restArticle.fromRest(rest);
}

test("publishes an author's draft when an editor accepts the author's request", async ({
  page,
  openSeparatePage,
  checkAxe,
}) => {
  const editor = await openSeparatePage();
  await signIn(editor);
  await signInAs('author', page, editor);
  await openList(page, adminPaths.posts);
  // Authors can't change public articles.
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add New Blog' }).click();
  const form = page.getByRole('dialog');
  // A new form starts with the text only.
  await expect(form.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-pressed', 'false');
  await form.getByLabel('Title', { exact: true }).fill('What an author may');
  await expect(form.getByText(/Saved \d/)).toBeVisible();
  await form.getByRole('button', { name: 'Back to Blogs' }).click();
  await expect(form).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'What an author may' });
  await expect(row).toContainText('Draft');
  await expect(row.getByRole('button')).toHaveText([/^Copy ID/, /^Edit/, /^Delete/, /^More/]);

  await overwriteDraft(page, await readId(row), await readRemainingFields(page));
  await row.getByRole('button', { name: 'Edit What an author may' }).click();
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('What an author may');
  await form.getByRole('button', { name: 'Request publication' }).click();
  const publicationDialog = page.getByRole('dialog', { name: 'Request publication?' });
  await expect(publicationDialog).toContainText(/will get an email with a link/);
  await publicationDialog.getByLabel('Note to the editor').fill('For Monday, if it can be.');
  await checkAxe();
  await publicationDialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Publication requested.')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(row).toContainText('Ready to publish');

  await openList(editor, adminPaths.posts);
  await editor.getByRole('button', { name: 'Edit What an author may' }).click();
  await publish(editor.getByRole('dialog'));
  await editor.getByRole('button', { name: 'Confirm' }).click();
  await expect(editor.getByText(messages.articleCreated)).toBeVisible();
  await editor.close();

  await page.reload();
  await expect(row).toContainText('Live');
  await expect(row.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
  await expect(row.getByRole('link', { name: 'View What an author may on site' })).toBeVisible();
});
