import { beforeEach, expect, it, vi } from 'vitest';
import { createArticleInput, createCaseInput } from '../../db/items.test-kit';
import { itemStores } from '../../db/stores';
import { addLatestMarkers } from '../../domain/latest';
import { testSite } from '../app.test-kit';
import { insertLatest } from './latest';

const pageHtml = `<nav>${addLatestMarkers('case', '<a href="[[href]]">[[title]], [[facts]]</a>')}${addLatestMarkers('article', '<a href="[[href]]">[[title]], [[minutes]]</a>')}</nav>`;

vi.mock('vike/server', () => ({
  renderPage: async () => ({
    httpResponse: {
      statusCode: 200,
      headers: [['Content-Type', 'text/html;charset=utf-8']],
      getBody: async () => pageHtml,
    },
  }),
}));

const site = testSite();
beforeEach(() => site.cache().clear());
const getHeader = async () => (await site.get('/services')).text;
const runAndRefresh = async (work: (services: ReturnType<typeof site.services>) => Promise<unknown>) => {
  await work(site.services());
  site.services().onContentChange();
};

it('shows the latest case and the latest article in the header once one exists', async () => {
  expect(await getHeader()).toBe('<nav></nav>');
  await runAndRefresh(({ db }) =>
    itemStores.case.insert(
      db,
      createCaseInput({ title: 'Payout rails', domain: 'FinTech', client: 'Kurierly' }),
      {
        now: new Date(1),
      },
    ),
  );
  expect(await getHeader()).toBe(
    '<nav><a href="/cases/payout-rails">Payout rails, FinTech, Kurierly</a></nav>',
  );
  await runAndRefresh(({ db }) =>
    itemStores.article.insert(db, createArticleInput({ title: 'Small releases', readingTime: 4 }), {
      now: new Date(2),
    }),
  );
  let tramId = '';
  await runAndRefresh(async ({ db }) => {
    tramId = (
      await itemStores.case.insert(
        db,
        createCaseInput({ title: 'Tram depot', domain: 'Transportation', client: '' }),
        {
          now: new Date(3),
        },
      )
    )._id;
  });
  expect(await getHeader()).toBe(
    '<nav><a href="/cases/tram-depot">Tram depot, Transportation</a><a href="/article/small-releases">Small releases, 4</a></nav>',
  );
  await runAndRefresh(({ db }) => itemStores.case.remove(db, tramId));
  expect(await getHeader()).toContain(
    '<nav><a href="/cases/payout-rails">Payout rails, FinTech, Kurierly</a>',
  );
});

it('escapes the title of the latest item in the header, even if it looks like a slot', () => {
  const title = '<img src=x onerror=alert(1)> [[href]] $& "';
  const values = { href: '/cases/x', picture: '', figure: '', title, facts: '' };
  expect(insertLatest(pageHtml, { case: values, article: undefined })).toBe(
    '<nav><a href="/cases/x">&lt;img src=x onerror=alert(1)&gt; [[href]] $&amp; &quot;, </a></nav>',
  );
});
