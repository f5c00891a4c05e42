import type { Page } from '@playwright/test';
import { builtInPeople } from '../site-data';
import { test as base, expect, waitForHydration } from './fixtures';
import { SiteProcess } from './site-process';
import { StubServer } from './stub-server';

// One worker, because this site is started only for these tests.
base.describe.configure({ mode: 'default' });

const createScript = (body: string) => ({ type: 'text/javascript', body });
const addBox = (id: string, parentExpression: string) =>
  createScript(
    `${parentExpression}.insertAdjacentHTML('beforeend', '<p data-testid="${id}" style="height:99px">From outside</p>')`,
  );
const calendar = `<!doctype html><title>Calendar</title><script>
  parent.postMessage({ event: 'calendar.booked', payload: { email: 'visitor@example.com' } }, '*');
  parent.postMessage('heartbeat', '*');
</script>`;

/** A site with a stub for every third party. The tag manager's URL is fixed, so a route replaces it. */
const test = base.extend<{ externalRequests: string[] }, { stubServer: StubServer; site: SiteProcess }>({
  stubServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
    async ({}, use) => {
      const stubServer = new StubServer({
        '/chat.js': addBox('chat', 'document.body'),
        '/reviews.js': addBox('widget', "document.getElementById('reviews-widget')"),
        '/book': { type: 'text/html', body: calendar },
      });
      await stubServer.start();
      await use(stubServer);
      stubServer.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ stubServer }, use) => {
      const site = SiteProcess.createSeeded({
        GTM_ID: 'GTM-TEST1',
        LIVE_CHAT_SRC: `${stubServer.origin}/chat.js`,
        REVIEWS_WIDGET_SRC: `${stubServer.origin}/reviews.js`,
        SCHEDULING_URL: `${stubServer.origin}/book`,
      });
      await site.start();
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  /** The page's requests to other origins. */
  externalRequests: [
    async ({ page, site }, use) => {
      const externalRequests: string[] = [];
      await page.route('https://www.googletagmanager.com/**', route =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.managed = true' }),
      );
      page.on('request', request => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== site.url) externalRequests.push(url.pathname);
      });
      await use(externalRequests);
    },
    { auto: true },
  ],
});

const findBanner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const findPreferences = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
const clickChoice = (page: Page, name: string) => findBanner(page).getByRole('button', { name }).click();
const reopen = (page: Page) => page.getByRole('link', { name: 'Don’t sell my info' }).click();
const findOwnReviews = (page: Page) => page.getByText(builtInPeople.reviews[0]?.name ?? '');
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map(entry => ('0' in entry ? Object.values(entry) : entry) as unknown),
  );
const readConsentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent');
/** Waits until everything that loads automatically has loaded. */
const waitUntilIdle = (page: Page) => page.waitForLoadState('networkidle');

/** Lists the elements that moved without input, each with its shift’s score. */
const listLayoutShifts = (page: Page) =>
  page.evaluate(async () => {
    // The last shift is reported after the next frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const shiftObserver = new PerformanceObserver(() => {});
    shiftObserver.observe({ type: 'layout-shift', buffered: true });
    const layoutShifts = shiftObserver.takeRecords() as unknown as {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }[];
    return layoutShifts.flatMap(({ value, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => ({
        value,
        element: node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
        from: previousRect.y,
        to: currentRect.y,
      })),
    );
  });

test('contacts no third party unless the visitor accepts', async ({ page, externalRequests, checkAxe }) => {
  await page.goto('/');
  await expect(findBanner(page)).toBeVisible();
  await waitUntilIdle(page);
  expect(externalRequests).toEqual([]);
  expect(await readConsentCookie(page)).toBeUndefined();
  await expect(findOwnReviews(page)).toBeVisible();
  expect(await dataLayer(page)).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' })],
  ]);
  await checkAxe();

  const [rejectButton, acceptButton] = [/Reject all/, /Accept all/].map(name =>
    findBanner(page).getByRole('button', { name }),
  );
  const readAppearance = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { backgroundImage, color, font } = getComputedStyle(element);
    return { width, height, backgroundImage, color, font };
  };
  expect(await rejectButton?.evaluate(readAppearance)).toEqual(await acceptButton?.evaluate(readAppearance));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findBanner(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rejectButton!).toBeFocused();

  // Preferences closed without saving don't change the consent.
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => findPreferences(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await clickChoice(page, 'Choose by purpose');
    await findPreferences(page).getByRole('switch', { name: 'Live chat' }).check();
    await close();
    await expect(findPreferences(page)).toBeHidden();
    await expect(findBanner(page).getByRole('button', { name: 'Choose by purpose' })).toBeFocused();
  }
  expect(await readConsentCookie(page)).toBeUndefined();

  await clickChoice(page, 'Reject all');
  await expect(findBanner(page)).toBeHidden();
  await page.goto('/contact-us');
  await expect(page.getByRole('link', { name: 'Switch on the booking calendar' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Work e-mail' })).toBeVisible();
  await waitUntilIdle(page);
  await expect(findBanner(page)).toBeHidden();
  expect(externalRequests).toEqual([]);
});

test('shows the consent banner without moving content or covering the focused link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  // A web font that arrives late moves texts on systems without a similar font.
  await page.route('**/*.woff2', route => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(findBanner(page)).toBeVisible();
  expect(await listLayoutShifts(page)).toEqual([]);
  const lastLink = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).last();
  await lastLink.focus();
  const [link, bar] = [await lastLink.boundingBox(), await findBanner(page).boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('loads third-party scripts when the visitor accepts all, until the visitor rejects them', async ({
  page,
  externalRequests,
  site,
}) => {
  await page.goto('/');
  await clickChoice(page, 'Accept all');
  await expect(findBanner(page)).toBeHidden();
  await expect(page.getByTestId('chat')).toBeVisible();
  await waitForHydration(findOwnReviews(page));
  await expect(page.getByTestId('widget')).toBeVisible();
  await expect(findOwnReviews(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => 'managed' in window)).toBe(true);
  const entries = await dataLayer(page);
  expect(entries.slice(0, 2)).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ]);
  expect(externalRequests.toSorted()).toEqual(['/chat.js', '/gtm.js', '/reviews.js']);

  const cookie = await readConsentCookie(page);
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', domain: new URL(site.url).hostname });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await page.reload();
  await expect(page.getByTestId('chat')).toBeVisible();
  await expect(findBanner(page)).toBeHidden();

  await page.locator('#reviews-widget').evaluate(element => element.scrollIntoView());
  await expect(page.getByTestId('widget')).toBeVisible();
  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1', url: site.url }]);
  await reopen(page);
  await expect(findPreferences(page).getByRole('switch', { name: 'Reviews' })).toBeChecked();
  await findPreferences(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(findOwnReviews(page)).toBeVisible();
  await expect(page.getByTestId('widget')).toBeHidden();
  await expect
    .poll(async () => (await dataLayer(page)).at(-1))
    .toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent']);

  externalRequests.length = 0;
  await findBanner(page).getByRole('button', { name: 'Reload now' }).click();
  await expect(findBanner(page)).toBeHidden();
  await waitUntilIdle(page);
  await expect(page.getByTestId('chat')).toBeHidden();
  expect(externalRequests).toEqual([]);
});

test('loads only the scripts of the purpose that the visitor chooses', async ({
  page,
  externalRequests,
  checkAxe,
}) => {
  await page.goto('/contact-us');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Iryna Bondar');
  await clickChoice(page, 'Choose by purpose');
  const dialog = findPreferences(page);
  await expect(dialog.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
  for (const name of ['Statistics', 'Live chat', 'Reviews', 'Booking calendar'])
    await expect(dialog.getByRole('switch', { name })).not.toBeChecked();
  await checkAxe();
  await dialog.getByRole('switch', { name: 'Booking calendar' }).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();

  await expect(page.locator('iframe[title="Booking calendar"]')).toBeVisible();
  await expect
    .poll(async () => (await dataLayer(page)).at(-1))
    .toEqual({ event: 'scheduling', scheduling_event: 'calendar.booked' });
  expect(externalRequests).toEqual(['/book']);
  await checkAxe();

  await page.getByRole('button', { name: 'Write to us instead' }).click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Iryna Bondar');
  await expect(page.getByRole('button', { name: 'Pick a time instead' })).toBeInViewport();
});

test('treats Global Privacy Control as a refusal of consent until the visitor consents', async ({
  page,
  externalRequests,
}) => {
  await page.addInitScript(() => Object.assign(Navigator.prototype, { globalPrivacyControl: true }));
  await page.goto('/');
  await reopen(page);
  await expect(findPreferences(page)).toContainText('Global Privacy Control');
  await expect(findBanner(page)).toBeHidden();
  expect(externalRequests).toEqual([]);

  await findPreferences(page).getByRole('switch', { name: 'Live chat' }).check();
  await findPreferences(page).getByRole('button', { name: 'Save my choice' }).click();
  await page.reload();
  await expect(page.getByTestId('chat')).toBeVisible();
  await waitUntilIdle(page);
  expect([...new Set(externalRequests)]).toEqual(['/chat.js']);
});

test("shows the site's own reviews when the reviews widget fails to load", async ({ page, stubServer }) => {
  await page.route(`${stubServer.origin}/reviews.js`, route => route.fulfill({ status: 404 }));
  await page.goto('/');
  const scriptResponse = page.waitForResponse('**/reviews.js');
  await clickChoice(page, 'Accept all');
  await waitForHydration(findOwnReviews(page));
  await scriptResponse;
  await waitUntilIdle(page);
  await expect(findOwnReviews(page)).toBeVisible();
});

base('shows no banner and sets no cookies when no third party is configured', async ({ page, site }) => {
  const response = await fetch(`${site.url}/contact-us`);
  expect(response.headers.get('content-security-policy')).not.toMatch(/googletagmanager|ws:/);
  expect(await response.text()).not.toContain('third-parties');
  await page.goto('/');
  await reopen(page);
  await expect(findPreferences(page)).toContainText('This site sets no optional cookies');
  await expect(findBanner(page)).toBeHidden();
  await findPreferences(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(findPreferences(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Don’t sell my info' })).toBeFocused();
  expect(await page.context().cookies()).toEqual([]);
});
