import { ACTIVITY_WORDS } from '../../domain/activity';
import { LIST_MAX } from '../../domain/limits';
import { api } from '../../trpc/client';
import { type CsvColumns, csvOf, readWhole, saveCsv } from '../csv';
import type { ActivityAsked, ListedAct } from './activity-address';

const COLUMNS: CsvColumns<ListedAct> = {
  When: ({ at }) => at,
  Who: ({ memberName }) => memberName,
  'Did what': ({ action }) => ACTIVITY_WORDS[action] ?? action,
  'To a': ({ kind }) => kind,
  Called: ({ subject }) => subject.title,
  ID: ({ subject }) => subject._id,
  Detail: ({ detail }) => detail,
};

/** Downloads the filtered activity as CSV. */
export async function downloadActivity(asked: ActivityAsked): Promise<void> {
  const all = await readWhole(offset => api.activity.list.query({ ...asked, offset, limit: LIST_MAX }));
  saveCsv('activity', csvOf(COLUMNS, all));
}
