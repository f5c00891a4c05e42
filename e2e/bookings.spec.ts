import type { Page } from '@playwright/test';
import { bookingPaths, getBookPath, screens } from '../domain/paths';
import { expect, test } from './fixtures';
import { hydratePage } from './visit';

const findTimes = (page: Page) => page.getByRole('link', { name: /^\d\d:\d\d/ });

async function fillForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Hannah Whitlock');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByRole('button', { name: /^Book \d\d:\d\d/ }).click();
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('books, moves and cancels a call in a chosen time zone without JavaScript', async ({ page }) => {
    await page.goto(getBookPath('taras'));
    await page.getByLabel('Your time zone').selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Show times' }).click();
    await expect(page.getByText('Times in Tokyo, GMT+9')).toBeVisible();
    await findTimes(page).first().click();
    await fillForm(page, 'plain@deltaquay.example');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^See you on /);
    await expect(page.getByText(/Tokyo time\. \d\d:\d\d in London\./)).toBeVisible();

    const formerPath = new URL(page.url()).pathname;
    await findTimes(page).first().click();
    await page.getByRole('button', { name: /^Move to / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^See you on /);
    await page.getByLabel('The project is on hold').check();
    await page.getByRole('button', { name: 'Cancel the call' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The call is cancelled');
    await page.goto(formerPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid');
  });
});

test.describe(() => {
  test.use({ timezoneId: 'America/New_York' });

  test("books a call in the browser's time zone with JavaScript", async ({ page, checkAxe }) => {
    await page.goto(screens.contact.path);
    await page.getByRole('link', { name: 'Book a meeting with Oksana' }).click();
    // The sign of a visitor must reach the new page.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a call');
    await hydratePage(page);
    await expect(page.getByText('Times in New York, GMT-5')).toBeVisible();
    const checkWidths = async () => {
      for (const width of [1440, 768, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        if (width !== 768) await checkAxe();
      }
    };
    await checkWidths();
    await findTimes(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost booked');
    await checkWidths();
    await fillForm(page, 'zoned@deltaquay.example');
    await expect(page).toHaveURL(new RegExp(`${bookingPaths.change}/`));
    await expect(page.getByText(/New York time\./)).toBeVisible();
    await checkWidths();
  });
});
