import type { DbOrTransaction } from '../../db/connection';
import { findImageUses, type ImageDetails } from '../../db/media-library';
import { type KindName, kindNames, kinds } from '../../domain/kinds';
import { fileFields } from '../../domain/kinds/files';
import { may } from '../../domain/members/permissions';
import { shownTitle } from '../../domain/plain-text';
import { lookUp } from '../content/drafts';
import type { SessionUser } from '../context';
import { PEOPLE_USER } from '../site/people';

/** One item or member that shows a picture. */
export type PictureUse = {
  kind: KindName | 'member' | 'site';
  id: string;
  /** Empty for a draft that one may not see. */
  title: string;
  /** Whether the site shows it there, a draft, or both. */
  live: boolean;
  draft: boolean;
  /** The fields it stands in, in dots. */
  places: string[];
};

/** Uses that are told one by one. */
const TOLD_MAX = 50;

/** Kinds of items by their ids; what is no item is left out. */
export async function kindsOf(db: DbOrTransaction, ids: readonly string[]): Promise<Map<string, KindName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff_items')
    .select(['kind', 'id'])
    .where('kind', 'in', kindNames)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ kind, id }) => [id, kind]));
}

/** Who shows a picture, and where: the first fifty. */
export async function usesOf(
  db: DbOrTransaction,
  { id, url }: Pick<ImageDetails, 'id' | 'url'>,
  user: SessionUser,
): Promise<PictureUse[]> {
  const users = await findImageUses(db, id);
  const ids = [...new Set(users.map(each => each.id))].slice(0, TOLD_MAX);
  const kindOf = await kindsOf(db, ids);
  const uses: PictureUse[] = [];
  for (const userId of ids) {
    const states = users.filter(each => each.id === userId).map(({ state }) => state);
    const told = { id: userId, live: states.includes('live'), draft: states.includes('draft') };
    const kind = kindOf.get(userId);
    if (userId === PEOPLE_USER) {
      uses.push({ ...told, kind: 'site', title: 'People', places: ['portrait'] });
      continue;
    }
    if (!kind) {
      const member = await db
        .selectFrom('members')
        .select(['name', 'email'])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (member) uses.push({ ...told, kind: 'member', title: member.name || member.email, places: [] });
      continue;
    }
    const { live, draft } = await lookUp(db, kind, userId);
    const hidden = !live && draft && draft.ownerId !== user._id && !may(user.role, 'content.publish');
    const values = live ?? draft?.values ?? {};
    const fields = [live, draft?.values].flatMap(item => (item ? fileFields(kinds[kind].schema, item) : []));
    const places = fields.filter(({ src }) => src === url).map(({ path }) => path);
    const title = shownTitle(values);
    uses.push({ ...told, kind, title: hidden ? '' : title, places: hidden ? [] : [...new Set(places)] });
  }
  return uses;
}
