import { ACTIVITY_PHRASES } from '../../domain/activity';
import { LIST_ITEMS_MAX } from '../../domain/limits';
import { api } from '../../trpc/client';
import { type CsvColumns, fetchAllPages, saveCsv, toCsv } from '../csv';
import type { ActivityFilter, ListedActivity } from './activity-url';

const COLUMNS: CsvColumns<ListedActivity> = {
  Time: ({ at }) => at,
  Who: ({ memberName }) => memberName,
  Action: ({ action }) => ACTIVITY_PHRASES[action] ?? action,
  Type: ({ kind }) => kind,
  Title: ({ subject }) => subject.title,
  ID: ({ subject }) => subject._id,
  Details: ({ detail }) => detail,
};

export async function downloadActivity(filters: ActivityFilter): Promise<void> {
  const entries = await fetchAllPages(offset =>
    api.activity.list.query({ ...filters, offset, limit: LIST_ITEMS_MAX }),
  );
  saveCsv('activity', toCsv(COLUMNS, entries));
}
