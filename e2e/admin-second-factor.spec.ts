import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { settingsPaths } from '../domain/members/areas';
import { adminPaths } from '../domain/paths';
import { openSession } from './admin-sign-in';
import { expect, test } from './fixtures';

const PASSWORD = 'six herons on the Dnister';

/** Signs in as a new member, so that the shared account gets no second factor. */
async function signInAsNewMember(page: Page, role = 'editor'): Promise<string> {
  await openSession(page);
  const email = `${role}-${Date.now()}@northlight.example`;
  const inviteResponse = await page.request.post('/api/trpc/members.invite', { data: { email, role } });
  const { address } = (await inviteResponse.json()).result.data;
  await page.context().clearCookies();
  const acceptResponse = await page.request.post('/api/trpc/members.acceptInvitation', {
    data: { token: address.split('#')[1], name: 'Maya', password: PASSWORD },
  });
  expect(acceptResponse.status()).toBe(200);
  return email;
}

/** Adds a virtual authenticator that confirms automatically. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Confirms the password, which every change to second factors requires. */
async function confirmPassword(page: Page, confirm: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: confirm }).click();
}

async function signInAgain(page: Page, email: string): Promise<void> {
  // The list would log errors for images that load without the session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(adminPaths.signIn);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('asks for an authenticator or recovery code after two-factor setup', async ({ page, checkAxe }) => {
  const email = await signInAsNewMember(page);
  await page.goto(settingsPaths.security);
  await page.getByRole('button', { name: 'Set up' }).click();
  await confirmPassword(page, 'Continue');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await page.locator('b', { hasText: /^[A-Z2-7 ]{32,}$/ }).textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await checkAxe();
  await page.getByLabel('Code', { exact: true }).fill(app.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCodeItems = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(recoveryCodeItems).toHaveCount(10);
  const [recoveryCode = ''] = await recoveryCodeItems.allTextContents();

  await signInAgain(page, email);
  await checkAxe();
  await page.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(adminPaths.posts);
  await signInAgain(page, email);
  await page.getByLabel('Code').fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(adminPaths.posts);
  await page.goto(settingsPaths.security);
  await expect(page.getByText('9 of 10 still work.')).toBeVisible();
});

test('accepts a passkey at sign-in until the passkey is removed', async ({ page }) => {
  const email = await signInAsNewMember(page);
  await addAuthenticator(page);
  await page.goto(settingsPaths.security);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Work laptop');
  await page.getByRole('button', { name: 'Add' }).click();
  await confirmPassword(page, 'Continue');
  await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your recovery codes' })).toBeVisible();

  await signInAgain(page, email);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(adminPaths.posts);

  await page.goto(settingsPaths.security);
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await confirmPassword(page, 'Remove');
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByText('Recovery codes')).toHaveCount(0);
});

test('restricts members without a second factor to their settings when an owner requires one', async ({
  page,
  openSeparatePage,
  checkAxe,
}) => {
  const owner = await openSeparatePage();
  await signInAsNewMember(owner, 'owner');
  await addAuthenticator(owner);
  await owner.goto(settingsPaths.members);
  const everyoneSwitch = owner.getByRole('switch', {
    name: 'Require two-factor authentication for everyone',
  });
  await everyoneSwitch.click();
  await expect(owner.getByText('Set up two-factor authentication for yourself first')).toBeVisible();
  await expect(everyoneSwitch).not.toBeChecked();
  await owner.goto(settingsPaths.security);
  await owner.getByRole('button', { name: 'Add a passkey' }).click();
  await owner.getByRole('button', { name: 'Add' }).click();
  await confirmPassword(owner, 'Continue');
  await expect(owner.getByRole('list', { name: 'Your recovery codes' })).toBeVisible();

  await signInAsNewMember(page);
  try {
    await owner.goto(settingsPaths.members);
    await everyoneSwitch.click();
    await expect(everyoneSwitch).toBeChecked();
    await expect(everyoneSwitch).toBeEnabled();

    await page.goto(adminPaths.posts);
    await expect(page).toHaveURL(settingsPaths.security);
    await expect(page.getByText('This site requires two-factor authentication.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText(['Settings']);
    await checkAxe();
    await addAuthenticator(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Add' }).click();
    await confirmPassword(page, 'Continue');
    await expect(page.getByText('This site requires two-factor authentication.')).toBeHidden();
    await page.getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL(adminPaths.posts);
  } finally {
    await owner.request.post('/api/trpc/members.askAllForFactor', { data: { on: false } });
  }
});
