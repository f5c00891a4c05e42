import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { ContentNoticeKind } from '../domain/content-notice';
import type { KindName } from '../domain/kinds';
import type { Role } from '../domain/members/permissions';
import type { SearchKind } from '../domain/search/kinds';

/** What is public: cases, articles, pages that staff wrote, one row each. Times are ISO 8601 in UTC. */
export interface ItemTable {
  kind: KindName;
  id: string;
  /** The last part of its address; of a page the whole. */
  slug: string;
  title: string;
  /** `foldTitle` of the title: what the staff area's search looks into. */
  title_key: string;
  /** Address of the picture that its card crops; empty without one. */
  cover: string;
  /** What its lists can be narrowed by, as JSON: `[[key, label]]`, the key being what filters compare. */
  facets: string;
  /** Its place in lists. */
  listed_at: string;
  created_at: string;
  updated_at: string;
  /** Grows by one with every save. */
  revision: number;
  /** Times its page was opened, counted without cookies; ranks what is popular. */
  reads: Generated<number>;
  /** What lists show, as JSON (`Derived.toCard`), with the `summary` that only staff see. */
  card: string;
  /** What was written, as JSON. The last column: lists leave its pages unread. */
  document: string;
}

/** Earlier slugs, oldest first: an address that was ever published keeps working. */
export interface OldSlugTable {
  kind: KindName;
  slug: string;
  item_id: string;
  position: number;
}

/**
 * A list of a kind: `''` holds all of them, the others are those of a facet (a case's domain, an article's tag), by its
 * key. Triggers keep this and the next two tables; no code writes them.
 */
export interface ListTable {
  kind: KindName;
  list: string;
  total: number;
}

/** What stands in a list. */
export interface ListItemTable {
  kind: KindName;
  list: string;
  /** `listed_at` and id: sorts a list from its oldest item to its newest. */
  key: string;
  item_id: string;
  /** How the item writes the facet. */
  label: string;
}

/** A list in pieces of some hundred neighbours, so that a place in it is found by counting pieces. */
export interface ListSpanTable {
  kind: KindName;
  list: string;
  /** Where it begins; it ends where the next newer one begins. */
  oldest: string;
  items: number;
}

export interface MemberTable {
  id: string;
  email: string;
  /** Empty until an invitation is accepted. */
  name: string;
  photo: string;
  /** Empty until an invitation is accepted. */
  password_hash: string;
  role: Role;
  /** Since when the member may not come in; null for who may. */
  disabled_at: string | null;
  /** Secret of the authenticator app, sealed with the site's own key; null without one. */
  totp_secret: string | null;
  /** The half minute of the last code that was used: none works twice. */
  totp_step: number | null;
  created_at: string;
}

export type MemberLinkKind = 'invitation' | 'password-reset';

/** A link that lets somebody in once. */
export interface MemberLinkTable {
  id: string;
  /** Null for a link that an address without an account asked for: it is never sent. */
  member_id: string | null;
  kind: MemberLinkKind;
  /** SHA-256 of the token that the link carries. */
  token_hash: string;
  created_at: string;
  expires_at: string;
}

export interface RecoveryCodeTable {
  member_id: string;
  /** HMAC of the code under the site's own key. */
  code_hash: string;
  used_at: string | null;
}

export interface PasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  member_id: string;
  public_key: Buffer;
  /** How often the key says it was used. */
  counter: number;
  transports_json: string;
  name: string;
  created_at: string;
  used_at: string | null;
}

export type ChallengePurpose = 'second-step' | 'registration' | 'setup';

/** What a browser or a person has still to answer. */
export interface ChallengeTable {
  id: string;
  member_id: string;
  purpose: ChallengePurpose;
  value: string;
  expires_at: string;
}

/** Who did what to what. Rows are never changed, a trigger sees to that; time removes them. */
export interface ActivityTable {
  id: Generated<number>;
  at: string;
  /** Null for an act on the server's console. */
  member_id: string | null;
  /** The name they had then. */
  member_name: string;
  action: string;
  kind: string;
  subject_id: string;
  subject_title: string;
  detail: string;
  /** Names, title and detail folded: what a search looks into. */
  key: string;
}

export interface SessionTable {
  /** SHA-256 of the session id: a copied database opens no session. */
  id: string;
  user_id: string;
  expires_at: string;
  created_at: string;
  user_agent: string;
  /** When it was last used, to some minutes; null for sessions from before this was noted. */
  seen_at: string | null;
}

export interface EnquiryTable {
  id: string;
  /** What the visitor and staff call it, `AB-2611-4F7K`. */
  reference: string;
  /** The form's own id: the same id again is the same request. */
  submission_id: string | null;
  full_name: string;
  company_name: string;
  email: string;
  description: string;
  /** Name of the manager it is for; empty for anyone. */
  addressee: Generated<string>;
  departments_json: string;
  attachment_name: string | null;
  attachment_type: string | null;
  attachment_size: number | null;
  /** File name below the private attachments folder. */
  attachment_key: string | null;
  created_at: string;
  /** When staff first opened it; until then it is new. */
  seen_at: string | null;
  handled_at: string | null;
  handled_by: string | null;
  /** Who of the staff added it by hand; empty for what came through a form. */
  added_by: Generated<string>;
  /** `enquiryWords` of db/staff-search. */
  search_key: Generated<string>;
}

export type OutboxState = 'waiting' | 'sent' | 'failed';
/** What took a mail: a mail server, or the folder of files that stands in for one. */
export type MailTaker = 'server' | 'folder';

export interface OutboxTable {
  id: string;
  enquiry_id: string | null;
  /** The link that the mail brings, for mails to members. */
  link_id: string | null;
  /** The member that a mail about an item goes to, and what it tells of. */
  member_id: string | null;
  about_json: string | null;
  kind: 'staff-notice' | 'visitor-confirmation' | MemberLinkKind | ContentNoticeKind;
  /** Fixed when the row is made, so that a message sent twice after a crash is recognised as one. */
  message_id: string;
  state: OutboxState;
  attempts: number;
  next_attempt_at: string;
  /** Why the last failed attempt failed, in words for staff; kept when a later one succeeds. */
  last_error: string;
  /** When that was. */
  failed_at: string | null;
  created_at: string;
  sent_at: string | null;
  /** Null while nothing has, and for what was sent before this was noted. */
  taken_by: MailTaker | null;
}

export interface MediaTable {
  id: string;
  /** Base key in the store: variants add `-480.avif` and so on. */
  key: string;
  /** Public address of the fallback file, the one items carry as `src`. */
  url: string;
  width: number;
  height: number;
  /** Every stored file: `{ key, width, type }[]`. */
  files_json: string;
  pixel: string;
  /** Grounds of its edges (`domain/grounds.ts`). */
  edges: Generated<string>;
  /** What stays in sight when it is cropped, in percent (`domain/focus.ts`). */
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  /** What it is called: the name of its file until somebody gives it another. */
  name: Generated<string>;
  /** What it shows, offered wherever it is put in; or that it says nothing of its own. */
  alt: Generated<string>;
  decorative: Generated<0 | 1>;
  /** Name and alt text, folded: what searches look into. */
  search_key: Generated<string>;
  /** Whether it stays without being used: it was put into the library itself. */
  kept: Generated<0 | 1>;
  /** Public items, members and drafts that show it; triggers on `media_uses` count them. */
  uses: Generated<number>;
  /** Of all its files; 0 of those stored before it was noted. */
  bytes: Generated<number>;
  /** SHA-256 of the file as it was uploaded; null until all its files are stored, and of those from before. */
  upload_hash: string | null;
  /** Since when the library does not show it: it was deleted there or replaced. */
  hidden_at: string | null;
  added_by: Generated<string>;
  added_by_name: Generated<string>;
  /** Worked out: has a text or is decorative; is a picture that the library shows. */
  described: GeneratedAlways<0 | 1>;
  listed: GeneratedAlways<0 | 1>;
  created_at: string;
}

/** Files to delete from the store, kept until that worked. */
export interface MediaTrashTable {
  key: string;
  attempts: number;
  next_attempt_at: string;
}

/** Pictures to look at: their files may have to move to or from their public address. Written by triggers. */
export interface MediaMoveTable {
  media_id: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<string>;
}

/** Work on an item that is not public. A new item has nothing else. Holds what was typed, finished or not. */
export interface DraftTable {
  /** The item's id, also once it is public. */
  id: string;
  kind: KindName;
  title: string;
  /** `foldTitle` of the title. */
  title_key: string;
  values_json: string;
  /** `Summary` of db/summaries. */
  summary_json: string;
  /** Grows by one with every save. */
  revision: number;
  /** What is known of an item that was taken from the site (`Withdrawn` of db/drafts): it comes back with that. */
  withdrawn_json: string | null;
  /** When its author asked for publication. */
  asked_at: string | null;
  /** Who began it. */
  owner_id: string;
  created_at: string;
  updated_at: string;
  updated_by: string;
  updated_by_name: string;
}

/** An item, public or not, as lists of the staff area sort and filter it. Triggers keep it; no code writes it. */
export interface StaffItemTable {
  kind: KindName;
  id: string;
  title_key: string;
  /** Its place in `STATES` of domain/publishing/state. */
  state: number;
  live: 0 | 1;
  created_at: string;
  changed_at: string;
  /** The name of who changed it last; empty for what was last changed before that was noted. */
  changed_by: string;
  /** Who began it, where it is not public; else empty. */
  owner_id: string;
}

/** What an item said at some time: kept for good where it was public, for a while where it was a draft. */
export interface VersionTable {
  id: string;
  item_id: string;
  kind: KindName;
  title: string;
  published: 0 | 1;
  /** Which version it was when it was public. */
  revision: number | null;
  note: string;
  created_at: string;
  member_id: string;
  member_name: string;
  values_json: string;
  /** The shape of the values (`domain/rest/shape`). */
  shape: number;
}

/** What is to happen to an item at a time. */
export interface PlanTable {
  item_id: string;
  action: 'publish' | 'unpublish';
  kind: KindName;
  at: string;
  member_id: string;
  member_name: string;
  note: string;
}

/** A deleted item, whole. */
export interface TrashTable {
  item_id: string;
  kind: KindName;
  title: string;
  /** `Discarded` of db/trash. */
  content_json: string;
  /** `DiscardedSummary` of db/summaries. */
  summary_json: string;
  deleted_at: string;
  member_id: string;
  member_name: string;
}

/** Addresses of what was taken from the site: gone, not unknown. */
export interface GoneSlugTable {
  kind: KindName;
  slug: string;
  item_id: string;
}

/** Links by which anyone sees a draft. */
export interface PreviewLinkTable {
  /** SHA-256 of what stands in the address. */
  token_hash: string;
  item_id: string;
  kind: KindName;
  created_at: string;
  expires_at: string;
  member_id: string;
}

/** What shows a picture: `live:` and the id of an item or a member, or `draft:`, `version:` or `trash:` and an id. */
export interface MediaUseTable {
  media_id: string;
  holder: string;
}

/** An address that leads elsewhere; `from_path` may end in `/*`. */
export interface RedirectTable {
  id: string;
  from_path: string;
  to_address: string;
  permanent: number;
  created_at: string;
}

export interface RedirectHitTable {
  redirect_id: string;
  /** `2026-11-22` */
  day: string;
  count: number;
}

/** An address that was asked for and not found. */
export interface UnknownAddressTable {
  path: string;
  count: number;
  last_at: string;
}

/** A link within the site; `dead` is unknown until somebody looked. */
export interface LinkTable {
  kind: KindName | 'site';
  item_id: string;
  /** In dots. */
  field: string;
  address: string;
  dead: number | null;
}

/** An item that came with the software. It is an example until somebody changes it. */
export interface ExampleTable {
  item_id: string;
  kind: KindName;
}

export type SitePart = 'facts' | 'logo' | 'menus' | 'mails' | 'people' | 'reviews';

/** What staff changed of the site itself. */
export interface SitePartTable {
  part: SitePart;
  language: string;
  values_json: string;
  updated_at: string;
}

/** Single facts: content version, seed state. */
export interface SettingTable {
  name: string;
  value: string;
}

/** What a search finds, as it is shown (docs/decisions/search.md). */
export interface SearchDocumentTable {
  /** Its kind's number in the last place (`numberOf` in db/search-documents); the row of the index, too. */
  id: number;
  kind: SearchKind;
  key: string;
  version: string;
  slug: string;
  title: string;
  note: string;
  image: string;
  headings: string;
  body: string;
}

export interface Database {
  items: ItemTable;
  old_slugs: OldSlugTable;
  lists: ListTable;
  list_items: ListItemTable;
  list_spans: ListSpanTable;
  members: MemberTable;
  member_links: MemberLinkTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  challenges: ChallengeTable;
  activity: ActivityTable;
  sessions: SessionTable;
  enquiries: EnquiryTable;
  outbox: OutboxTable;
  media: MediaTable;
  media_moves: MediaMoveTable;
  media_trash: MediaTrashTable;
  drafts: DraftTable;
  staff_items: StaffItemTable;
  versions: VersionTable;
  plans: PlanTable;
  trash: TrashTable;
  gone_slugs: GoneSlugTable;
  preview_links: PreviewLinkTable;
  media_uses: MediaUseTable;
  settings: SettingTable;
  site_parts: SitePartTable;
  redirects: RedirectTable;
  redirect_hits: RedirectHitTable;
  unknown_addresses: UnknownAddressTable;
  links: LinkTable;
  examples: ExampleTable;
  search_documents: SearchDocumentTable;
}

export type MediaRow = Selectable<MediaTable>;
/** What an enquiry says, without what only searches read. */
export type EnquiryRow = Omit<Selectable<EnquiryTable>, 'search_key'>;
export type RedirectRow = Selectable<RedirectTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type MemberRow = Selectable<MemberTable>;
export type MemberLinkRow = Selectable<MemberLinkTable>;
export type PasskeyRow = Selectable<PasskeyTable>;
export type ChallengeRow = Selectable<ChallengeTable>;
export type ActivityRow = Selectable<ActivityTable>;
