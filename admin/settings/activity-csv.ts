import { ACTIVITY_WORDS } from '../../domain/activity';
import { LIST_MAX } from '../../domain/limits';
import { api } from '../../trpc/client';
import { type CsvColumns, fetchAllPages, saveCsv, toCsv } from '../csv';
import type { ActivityFilter, ListedActivity } from './activity-url';

const COLUMNS: CsvColumns<ListedActivity> = {
  When: ({ at }) => at,
  Who: ({ memberName }) => memberName,
  'Did what': ({ action }) => ACTIVITY_WORDS[action] ?? action,
  'To a': ({ kind }) => kind,
  Called: ({ subject }) => subject.title,
  ID: ({ subject }) => subject._id,
  Detail: ({ detail }) => detail,
};

/** Downloads the filtered activity as CSV. */
export async function downloadActivity(asked: ActivityFilter): Promise<void> {
  const all = await fetchAllPages(offset => api.activity.list.query({ ...asked, offset, limit: LIST_MAX }));
  saveCsv('activity', toCsv(COLUMNS, all));
}
