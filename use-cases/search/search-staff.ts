import { type DraftCard, listUnpublishedDrafts } from '../../db/drafts';
import { listRecentItems } from '../../db/item-queries';
import { listMembers } from '../../db/members';
import { listItemPlans } from '../../db/plans';
import type { SearchResult } from '../../db/search';
import { type EnquiryMatch, findEnquiries } from '../../db/staff-search';
import { kindNames } from '../../domain/kinds';
import { LIST_MAX, SEARCH_PREVIEW_MAX, STAFF_RECENT } from '../../domain/limits';
import { may, type Permission, type Role } from '../../domain/members/permissions';
import { stateWords } from '../../domain/publishing/state';
import type { SearchKind } from '../../domain/search/kinds';
import { nearestWord } from '../../domain/search/nearest';
import {
  askedWords,
  excerptAround,
  foldText,
  holdsAll,
  type MarkedText,
  markWords,
  wordsOf,
} from '../../domain/search/words';
import type { Context } from '../context';

export type StaffKind = 'enquiry' | SearchKind | 'member';

/** Something that a member of staff finds. */
export type StaffHit = {
  kind: StaffKind;
  /** Its id; of a page its address. */
  key: string;
  title: MarkedText;
  /** What stands beside the title: a reference, the words around what was found. */
  detail: MarkedText;
  /** How it stands: of an enquiry, whether it is new. */
  note: string;
};
export type StaffGroup = { kind: StaffKind | 'recent'; total: number; hits: StaffHit[] };

type Needs = Pick<Context, 'db' | 'search'> & { user: { _id: string; role: Role } };
type Holds = (permission: Permission) => boolean;

/** Letters that stand beside a title. */
const DETAIL_LENGTH = 75;

/** Asks for a reference, or a piece of one. */
const REFERENCE = /^\s*#/;

/**
 * What a member of staff finds of all that their role may see: enquiries first, then the kinds by their best find.
 * Nothing asked for finds what was changed last; `#` asks for enquiries by their reference.
 */
export async function searchStaff(needs: Needs, asked: string): Promise<StaffGroup[]> {
  const words = askedWords(asked);
  const holds: Holds = permission => may(needs.user.role, permission);
  if (words.length === 0) return recent(needs, holds);
  const byReference = REFERENCE.test(asked);
  const enquiries = holds('enquiries.read') ? await enquiryGroup(needs, words, byReference) : [];
  if (byReference) return enquiries.filter(({ total }) => total > 0);
  const drafts = await draftsFor(needs, holds);
  const members = holds('members.manage') ? await listMembers(needs.db) : [];
  const own = [...drafts.map(({ title }) => title), ...members.map(nameOfMember)];
  const found = await needs.search.find({ words, offset: 0, limit: 2 * SEARCH_PREVIEW_MAX });
  // As for visitors: when nothing says it, what was probably meant is looked for, and only then.
  const isSaid =
    enquiries.some(({ total }) => total > 0) ||
    (found.documents.length > 0 && !found.isGuess) ||
    own.some(text => holdsAll(text, words));
  const meant = isSaid ? words : nearestOf(own, words);
  const planned = await plannedOf(needs.db, [
    ...drafts.map(({ id }) => id),
    ...found.documents.map(({ key }) => key),
  ]);
  const content = { drafts, found: isSaid && found.isGuess ? undefined : found, planned };
  return [...enquiries, ...contentGroups(content, meant, holds), ...memberGroup(members, meant)].filter(
    ({ total }) => total > 0,
  );
}

/** Words of some texts, each in the place of one that begins none of them and is near it. */
function nearestOf(texts: readonly string[], words: readonly string[]): readonly string[] {
  const known = wordsOf(foldText(texts.join(' '))).map(word => ({ word, documents: 1 }));
  return words.map(word =>
    known.some(each => each.word.startsWith(word)) ? word : (nearestWord(word, known) ?? word),
  );
}

const plain = (text: string): MarkedText => (text ? [{ text, marked: false }] : []);

const stateOf = ({ seen_at, handled_at }: EnquiryMatch) =>
  handled_at ? 'Handled' : seen_at ? 'Open' : 'New';

function enquiryHit(row: EnquiryMatch, words: readonly string[]): StaffHit {
  const who = [row.full_name, row.company_name].filter(Boolean).join(', ');
  return {
    kind: 'enquiry',
    key: row.id,
    title: markWords(who, words),
    detail: [
      ...markWords(`${row.reference}, `, words),
      ...excerptAround(row.description, words, DETAIL_LENGTH),
    ],
    note: stateOf(row),
  };
}

async function enquiryGroup(
  { db }: Needs,
  words: readonly string[],
  byReference: boolean,
): Promise<StaffGroup[]> {
  const { rows, total } = await findEnquiries(db, words, {
    limit: SEARCH_PREVIEW_MAX / 2,
    where: byReference ? 'reference' : 'anywhere',
  });
  return [{ kind: 'enquiry', total, hits: rows.map(row => enquiryHit(row, words)) }];
}

/** What is public, and what is not yet: drafts stand first. */
function contentGroups(
  {
    drafts: all,
    found: index,
    planned,
  }: { drafts: readonly DraftCard[]; found: SearchResult | undefined; planned: Planned },
  asked: readonly string[],
  holds: Holds,
): StaffGroup[] {
  const drafts = all.filter(({ title }) => holdsAll(title, asked));
  const { documents = [], counts, words = asked } = index ?? {};
  const kinds = new Set([...drafts, ...documents].map(({ kind }) => kind));
  return [...kinds]
    .filter(kind => kind === 'page' || holds('content.read'))
    .map(kind => {
      const own = drafts.filter(draft => draft.kind === kind);
      const found = documents.filter(document => document.kind === kind);
      const hits = [
        ...own.map(draft => draftHit(draft, asked, planned)),
        ...found.map(({ key, title, note, body, slug }) => ({
          kind,
          key: kind === 'page' ? slug : key,
          title: markWords(title, words),
          detail: holdsAll(title, words) ? [] : excerptAround(body, words, DETAIL_LENGTH),
          note: planned.has(key) ? stateWords.liveScheduled : note,
        })),
      ];
      return { kind, total: own.length + (counts?.[kind] ?? 0), hits: hits.slice(0, SEARCH_PREVIEW_MAX / 2) };
    });
}

/** The latest drafts of what is not on the site: an author's own, everybody's for who may publish. */
async function draftsFor({ db, user }: Needs, holds: Holds): Promise<DraftCard[]> {
  if (!holds('content.write')) return [];
  const owner = holds('content.publish') ? undefined : user._id;
  const drafts: DraftCard[] = [];
  for (const kind of kindNames)
    drafts.push(...(await listUnpublishedDrafts(db, kind, { offset: 0, limit: LIST_MAX, owner })).items);
  return drafts;
}

/** Items that are to be published at a time. */
type Planned = ReadonlySet<string>;
async function plannedOf(db: Needs['db'], ids: readonly string[]): Promise<Planned> {
  const plans = await listItemPlans(db, ids);
  return new Set(plans.filter(({ action }) => action === 'publish').map(({ item_id }) => item_id));
}

const draftHit = ({ kind, id, title }: DraftCard, words: readonly string[], planned: Planned): StaffHit => ({
  kind,
  key: id,
  title: markWords(title || 'Untitled', words),
  detail: [],
  note: planned.has(id) ? stateWords.scheduled : stateWords.draft,
});

type Member = Awaited<ReturnType<typeof listMembers>>[number];
const nameOfMember = ({ name, email }: Pick<Member, 'name' | 'email'>) => `${name} ${email}`;

function memberGroup(members: readonly Member[], words: readonly string[]): StaffGroup[] {
  const found = members.filter(member => holdsAll(nameOfMember(member), words));
  const hits = found.slice(0, SEARCH_PREVIEW_MAX / 2).map(({ id, name, email, role }) => ({
    kind: 'member' as const,
    key: id,
    title: markWords(name || email, words),
    detail: markWords(email, words),
    note: role,
  }));
  return [{ kind: 'member', total: found.length, hits }];
}

/** What was changed or came in last. */
async function recent(needs: Needs, holds: Holds): Promise<StaffGroup[]> {
  const { db } = needs;
  const dated: { at: string; hit: StaffHit }[] = [];
  const drafts = await draftsFor(needs, holds);
  const items: { kind: StaffKind; id: string; title: string; updated_at: string }[] = [];
  if (holds('content.read'))
    for (const kind of kindNames)
      for (const item of await listRecentItems(db, kind, STAFF_RECENT)) items.push({ kind, ...item });
  const planned = await plannedOf(
    db,
    [...drafts, ...items].map(({ id }) => id),
  );
  for (const draft of drafts) dated.push({ at: draft.updatedAt, hit: draftHit(draft, [], planned) });
  if (holds('enquiries.read'))
    for (const row of (await findEnquiries(db, [], { limit: STAFF_RECENT })).rows)
      dated.push({ at: row.created_at, hit: enquiryHit(row, []) });
  for (const { kind, id, title, updated_at } of items)
    dated.push({
      at: updated_at,
      hit: {
        kind,
        key: id,
        title: plain(title),
        detail: [],
        note: planned.has(id) ? stateWords.liveScheduled : '',
      },
    });
  const hits = dated
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, STAFF_RECENT)
    .map(({ hit }) => hit);
  return hits.length > 0 ? [{ kind: 'recent', total: hits.length, hits }] : [];
}
