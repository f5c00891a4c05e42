import { countActivity, listActivity } from '../db/activity';
import type { DbOrTransaction } from '../db/connection';
import type { ActivityRow } from '../db/schema';
import type { ActivityAction } from '../domain/activity';

export { listActivityMembers } from '../db/activity';

const toActivityItem = (row: ActivityRow) => ({
  _id: row.id,
  at: row.at,
  memberName: row.member_name,
  action: row.action as ActivityAction,
  kind: row.kind,
  subject: { _id: row.subject_id, title: row.subject_title },
  detail: row.detail,
});

/** Returns the newest entries first. `total` ignores the range. */
export const getActivityPage = async (db: DbOrTransaction, query: Parameters<typeof listActivity>[1]) => ({
  items: (await listActivity(db, query)).map(toActivityItem),
  total: await countActivity(db, query),
});
