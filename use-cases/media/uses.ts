import type { DbOrTransaction } from '../../db/connection';
import { findImageUses, type ImageDetails } from '../../db/media-library';
import { type KindName, kindNames, kinds } from '../../domain/kinds';
import { listFileFields } from '../../domain/kinds/files';
import { hasPermission } from '../../domain/members/permissions';
import { getShownTitle } from '../../domain/plain-text';
import { findItem } from '../content/drafts';
import type { SessionUser } from '../context';
import { PEOPLE_HOLDER_ID } from '../site/people';

type ImageUse = {
  kind: KindName | 'member' | 'site';
  id: string;
  /** Empty for a draft that the user can’t see. */
  title: string;
  /** Both `live` and `draft` can be true. */
  live: boolean;
  draft: boolean;
  /** Dotted paths of the fields that contain the image. */
  places: string[];
};

const USES_MAX = 50;

/** Maps item ids to kinds, and omits other ids. */
export async function getItemKinds(
  db: DbOrTransaction,
  ids: readonly string[],
): Promise<Map<string, KindName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff_items')
    .select(['kind', 'id'])
    .where('kind', 'in', kindNames)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ kind, id }) => [id, kind]));
}

export async function getImageUses(
  db: DbOrTransaction,
  { id, url }: Pick<ImageDetails, 'id' | 'url'>,
  user: SessionUser,
): Promise<ImageUse[]> {
  const holders = await findImageUses(db, id);
  const ids = [...new Set(holders.map(holder => holder.id))].slice(0, USES_MAX);
  const kindsById = await getItemKinds(db, ids);
  const uses: ImageUse[] = [];
  for (const holderId of ids) {
    const states = holders.filter(holder => holder.id === holderId).map(({ state }) => state);
    const use = { id: holderId, live: states.includes('live'), draft: states.includes('draft') };
    const kind = kindsById.get(holderId);
    if (holderId === PEOPLE_HOLDER_ID) {
      uses.push({ ...use, kind: 'site', title: 'People', places: ['portrait'] });
      continue;
    }
    if (!kind) {
      const member = await db
        .selectFrom('members')
        .select(['name', 'email'])
        .where('id', '=', holderId)
        .executeTakeFirst();
      if (member) uses.push({ ...use, kind: 'member', title: member.name || member.email, places: [] });
      continue;
    }
    const { live, draft } = await findItem(db, kind, holderId);
    const isHidden =
      !live && draft && draft.ownerId !== user._id && !hasPermission(user.role, 'content.publish');
    const values = live ?? draft?.values ?? {};
    const fields = [live, draft?.values].flatMap(content =>
      content ? listFileFields(kinds[kind].schema, content) : [],
    );
    const places = fields.filter(({ src }) => src === url).map(({ path }) => path);
    const title = getShownTitle(values);
    uses.push({ ...use, kind, title: isHidden ? '' : title, places: isHidden ? [] : [...new Set(places)] });
  }
  return uses;
}
