import { type DraftCard, listUnpublishedDrafts } from '../../db/drafts';
import { listRecentItems } from '../../db/item-queries';
import { listMembers } from '../../db/members';
import { listItemSchedules } from '../../db/schedules';
import type { SearchResult } from '../../db/search';
import { type EnquiryMatch, findEnquiries } from '../../db/staff-search';
import { SPAM_LABEL, STAGE_LABELS } from '../../domain/enquiry-stage';
import { kindNames } from '../../domain/kinds';
import { LIST_ITEMS_MAX, RECENT_ITEMS_MAX, SEARCH_PREVIEW_RESULTS_MAX } from '../../domain/limits';
import { hasPermission, type Permission, type Role } from '../../domain/members/permissions';
import { ITEM_STATE_LABELS } from '../../domain/publishing/state';
import type { SearchKind } from '../../domain/search/kinds';
import { findClosestWord } from '../../domain/search/nearest';
import {
  foldText,
  getExcerptAround,
  type MarkedText,
  markWords,
  matchesAll,
  parseTerms,
  splitWords,
} from '../../domain/search/words';
import { findVisibleDraftOwner } from '../content/content';
import type { Context } from '../context';

type StaffKind = 'enquiry' | SearchKind | 'member';

type StaffHit = {
  kind: StaffKind;
  /** A page’s path, or the id of any other result. */
  key: string;
  title: MarkedText;
  /** Text next to the title: a reference, or the context of the match. */
  detail: MarkedText;
  /** A state such as `New`, or a member’s role. */
  note: string;
};
type StaffGroup = { kind: StaffKind | 'recent'; total: number; hits: StaffHit[] };

type Needs = Pick<Context, 'db' | 'search'> & { user: { _id: string; role: Role } };
type HasPermission = (permission: Permission) => boolean;

const DETAIL_LENGTH = 75;

/** Matches a query for a reference, such as `#4F7K`. */
const REFERENCE_PATTERN = /^\s*#/;

/**
 * Lists requests first, then other kinds by their best result. An empty query lists recent changes, and `#` searches
 * requests by reference.
 */
export async function searchStaff(needs: Needs, query: string): Promise<StaffGroup[]> {
  const terms = parseTerms(query);
  const isAllowed: HasPermission = permission => hasPermission(needs.user.role, permission);
  if (terms.length === 0) return listRecentGroups(needs, isAllowed);
  const isReference = REFERENCE_PATTERN.test(query);
  const enquiries = isAllowed('enquiries.read') ? await findEnquiryGroup(needs, terms, isReference) : [];
  if (isReference) return enquiries.filter(({ total }) => total > 0);
  const drafts = await listVisibleDrafts(needs, isAllowed);
  const members = isAllowed('members.manage') ? await listMembers(needs.db) : [];
  const knownTexts = [...drafts.map(({ title }) => title), ...members.map(getMemberName)];
  const searchResult = await needs.search.find({
    words: terms,
    offset: 0,
    limit: 2 * SEARCH_PREVIEW_RESULTS_MAX,
  });
  // Corrects typos only when nothing matches, like the public search.
  const hasMatches =
    enquiries.some(({ total }) => total > 0) ||
    (searchResult.documents.length > 0 && !searchResult.isGuess) ||
    knownTexts.some(text => matchesAll(text, terms));
  const correctedTerms = hasMatches ? terms : correctWords(knownTexts, terms);
  const scheduledIds = await findScheduledIds(needs.db, [
    ...drafts.map(({ id }) => id),
    ...searchResult.documents.map(({ key }) => key),
  ]);
  const content = {
    drafts,
    searchResult: hasMatches && searchResult.isGuess ? undefined : searchResult,
    scheduledIds,
  };
  return [
    ...enquiries,
    ...buildContentGroups(content, correctedTerms, isAllowed),
    ...buildMemberGroup(members, correctedTerms),
  ].filter(({ total }) => total > 0);
}

/** Replaces unmatched words with similar words from the texts. */
function correctWords(texts: readonly string[], words: readonly string[]): readonly string[] {
  const candidates = splitWords(foldText(texts.join(' '))).map(word => ({ word, documents: 1 }));
  return words.map(word =>
    candidates.some(candidate => candidate.word.startsWith(word))
      ? word
      : (findClosestWord(word, candidates) ?? word),
  );
}

const toPlainText = (text: string): MarkedText => (text ? [{ text, marked: false }] : []);

function toEnquiryHit(row: EnquiryMatch, words: readonly string[]): StaffHit {
  const sender = [row.full_name, row.company_name].filter(Boolean).join(', ');
  return {
    kind: 'enquiry',
    key: row.id,
    title: markWords(sender, words),
    detail: [
      ...markWords(`${row.reference}, `, words),
      ...getExcerptAround(row.description, words, DETAIL_LENGTH),
    ],
    note: row.spam_at ? SPAM_LABEL : STAGE_LABELS[row.stage],
  };
}

async function findEnquiryGroup(
  { db }: Needs,
  words: readonly string[],
  isReference: boolean,
): Promise<StaffGroup[]> {
  const { rows, total } = await findEnquiries(db, words, {
    limit: SEARCH_PREVIEW_RESULTS_MAX / 2,
    where: isReference ? 'reference' : 'anywhere',
  });
  return [{ kind: 'enquiry', total, hits: rows.map(row => toEnquiryHit(row, words)) }];
}

/** Lists drafts before public items. */
function buildContentGroups(
  {
    drafts: allDrafts,
    searchResult,
    scheduledIds,
  }: { drafts: readonly DraftCard[]; searchResult: SearchResult | undefined; scheduledIds: ScheduledIds },
  terms: readonly string[],
  hasPermission: HasPermission,
): StaffGroup[] {
  const drafts = allDrafts.filter(({ title }) => matchesAll(title, terms));
  const { documents = [], counts, words = terms } = searchResult ?? {};
  const kinds = new Set([...drafts, ...documents].map(({ kind }) => kind));
  return [...kinds]
    .filter(kind => kind === 'page' || hasPermission('content.read'))
    .map(kind => {
      const kindDrafts = drafts.filter(draft => draft.kind === kind);
      const matchingDocuments = documents.filter(document => document.kind === kind);
      const hits = [
        ...kindDrafts.map(draft => toDraftHit(draft, terms, scheduledIds)),
        ...matchingDocuments.map(({ key, title, note, body, slug }) => ({
          kind,
          key: kind === 'page' ? slug : key,
          title: markWords(title, words),
          detail: matchesAll(title, words) ? [] : getExcerptAround(body, words, DETAIL_LENGTH),
          note: scheduledIds.has(key) ? ITEM_STATE_LABELS.liveScheduled : note,
        })),
      ];
      return {
        kind,
        total: kindDrafts.length + (counts?.[kind] ?? 0),
        hits: hits.slice(0, SEARCH_PREVIEW_RESULTS_MAX / 2),
      };
    });
}

/** Lists drafts of items that aren’t public. Members who can’t publish see only their own drafts. */
async function listVisibleDrafts({ db, user }: Needs, hasPermission: HasPermission): Promise<DraftCard[]> {
  if (!hasPermission('content.write')) return [];
  const range = { offset: 0, limit: LIST_ITEMS_MAX, owner: findVisibleDraftOwner(user) };
  const drafts: DraftCard[] = [];
  for (const kind of kindNames) drafts.push(...(await listUnpublishedDrafts(db, kind, range)).items);
  return drafts;
}

type ScheduledIds = ReadonlySet<string>;
async function findScheduledIds(db: Needs['db'], ids: readonly string[]): Promise<ScheduledIds> {
  const schedules = await listItemSchedules(db, ids);
  return new Set(schedules.filter(({ action }) => action === 'publish').map(({ item_id }) => item_id));
}

const toDraftHit = (
  { kind, id, title }: DraftCard,
  words: readonly string[],
  scheduledIds: ScheduledIds,
): StaffHit => ({
  kind,
  key: id,
  title: markWords(title || 'Untitled', words),
  detail: [],
  note: scheduledIds.has(id) ? ITEM_STATE_LABELS.scheduled : ITEM_STATE_LABELS.draft,
});

type Member = Awaited<ReturnType<typeof listMembers>>[number];
const getMemberName = ({ name, email }: Pick<Member, 'name' | 'email'>) => `${name} ${email}`;

function buildMemberGroup(members: readonly Member[], words: readonly string[]): StaffGroup[] {
  const matchingMembers = members.filter(member => matchesAll(getMemberName(member), words));
  const hits = matchingMembers.slice(0, SEARCH_PREVIEW_RESULTS_MAX / 2).map(({ id, name, email, role }) => ({
    kind: 'member' as const,
    key: id,
    title: markWords(name || email, words),
    detail: markWords(email, words),
    note: role,
  }));
  return [{ kind: 'member', total: matchingMembers.length, hits }];
}

async function listRecentGroups(needs: Needs, hasPermission: HasPermission): Promise<StaffGroup[]> {
  const { db } = needs;
  const drafts = await listVisibleDrafts(needs, hasPermission);
  const items: { kind: StaffKind; id: string; title: string; updated_at: string }[] = [];
  for (const kind of hasPermission('content.read') ? kindNames : [])
    for (const item of await listRecentItems(db, kind, RECENT_ITEMS_MAX)) items.push({ kind, ...item });
  const range = { limit: RECENT_ITEMS_MAX };
  const enquiries = hasPermission('enquiries.read') ? (await findEnquiries(db, [], range)).rows : [];
  const ids = [...drafts, ...items].map(({ id }) => id);
  const scheduledIds = await findScheduledIds(db, ids);
  const toItemHit = ({ kind, id, title }: (typeof items)[number]): StaffHit => ({
    kind,
    key: id,
    title: toPlainText(title),
    detail: [],
    note: scheduledIds.has(id) ? ITEM_STATE_LABELS.liveScheduled : '',
  });
  const datedHits = [
    ...drafts.map(draft => ({ at: draft.updatedAt, hit: toDraftHit(draft, [], scheduledIds) })),
    ...enquiries.map(row => ({ at: row.created_at, hit: toEnquiryHit(row, []) })),
    ...items.map(item => ({ at: item.updated_at, hit: toItemHit(item) })),
  ];
  const hits = datedHits
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, RECENT_ITEMS_MAX)
    .map(({ hit }) => hit);
  return hits.length > 0 ? [{ kind: 'recent', total: hits.length, hits }] : [];
}
