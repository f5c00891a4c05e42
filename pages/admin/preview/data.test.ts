import type { PageContextServer } from 'vike/types';
import { expect, it } from 'vitest';
import { getPage } from '../../../site-data/pages.test-kit';
import { data } from './+data';

const week = { managerKey: 'm', zone: 'Lviv', days: [{ day: '2026-11-30', label: 'Monday', times: [] }] };
const api = {
  bookings: { soon: async () => week },
  cases: { list: async () => ({ items: [] }), byTitles: async () => [], ofDomain: async () => [] },
  previews: { byKey: async () => ({ kind: 'page', item: getPage('services') }) },
};

it.each([
  ['', week],
  ['https://calendar.example', undefined],
])('shows free times in a preview unless visitors book elsewhere: %j', async (schedulingUrl, shownWeek) => {
  const preview = await data({
    api,
    routeParams: { key: 'draft' },
    settings: { schedulingUrl },
  } as unknown as PageContextServer);
  expect(preview.kind === 'page' && preview.page.sections.at(-1)?.week).toEqual(shownWeek);
});
