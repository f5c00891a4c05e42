import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { ContentNoticeKind } from '../domain/content-notices';
import type { KindName } from '../domain/kinds';
import type { Role } from '../domain/members/permissions';
import type { SearchKind } from '../domain/search/kinds';

/** Public items: cases, articles and stored pages, one row each. Times are ISO 8601 in UTC. */
interface ItemTable {
  kind: KindName;
  id: string;
  /** The last segment of its path; for a page, the full path. */
  slug: string;
  title: string;
  /** `foldTitle` of the title, for the admin’s search. */
  title_key: string;
  /** URL of the image on its card; empty without one. */
  cover: string;
  /** Filters of its lists, as JSON: `[[key, label]]`. Filters compare the key. */
  facets: string;
  /** Its position in lists. */
  listed_at: string;
  created_at: string;
  updated_at: string;
  /** Incremented with every save. */
  revision: number;
  /** Page views, counted without cookies; ranks popular items. */
  reads: Generated<number>;
  /** What lists show, as JSON (`Derived.toCard`), with the `summary` for staff. */
  card: string;
  /** The content as JSON. The last column, so that lists don’t read its pages. */
  document: string;
}

/** Old slugs, oldest first, because a published URL must continue to work. */
interface OldSlugTable {
  kind: KindName;
  slug: string;
  item_id: string;
  position: number;
}

/**
 * A list of a kind: `''` for all items, others by the key of a facet (a case’s domain, an article’s tag). Triggers
 * maintain this table and the next two; code never writes to them.
 */
interface ListTable {
  kind: KindName;
  list: string;
  total: number;
}

/** An item in a list. */
interface ListItemTable {
  kind: KindName;
  list: string;
  /** `listed_at` and id; sorts a list from oldest to newest. */
  key: string;
  item_id: string;
  /** The item’s spelling of the facet. */
  label: string;
}

/** A span of some hundred list items, so that an offset is found by counting spans. */
export interface ListSpanTable {
  kind: KindName;
  list: string;
  /** The start of the span; it ends where the next newer one starts. */
  oldest: string;
  items: number;
}

interface MemberTable {
  id: string;
  email: string;
  /** Empty until the invitation is accepted. */
  name: string;
  photo: string;
  /** Empty until the invitation is accepted. */
  password_hash: string;
  role: Role;
  /** Since when the member is blocked; null if active. */
  disabled_at: string | null;
  /** Secret of the authenticator app, encrypted with the site’s key; null without one. */
  totp_secret: string | null;
  /** The time step of the last used code, so that no code works twice. */
  totp_step: number | null;
  created_at: string;
}

export type MemberLinkKind = 'invitation' | 'password-reset';

/** A one-time link to set a password. */
interface MemberLinkTable {
  id: string;
  /** Null for an email address without an account; such a link is never sent. */
  member_id: string | null;
  kind: MemberLinkKind;
  /** SHA-256 of the link’s token. */
  token_hash: string;
  created_at: string;
  expires_at: string;
}

interface RecoveryCodeTable {
  member_id: string;
  /** HMAC of the code with the site’s key. */
  code_hash: string;
  used_at: string | null;
}

interface PasskeyTable {
  /** The credential’s id, base64url. */
  id: string;
  member_id: string;
  public_key: Buffer;
  /** The use counter that the authenticator reports. */
  counter: number;
  transports_json: string;
  name: string;
  created_at: string;
  used_at: string | null;
}

export type ChallengePurpose = 'second-step' | 'registration' | 'setup';

/** A pending challenge for a browser or a member. */
interface ChallengeTable {
  id: string;
  member_id: string;
  purpose: ChallengePurpose;
  value: string;
  expires_at: string;
}

/** The activity log. A trigger blocks changes; only retention deletes rows. */
interface ActivityTable {
  id: Generated<number>;
  at: string;
  /** Null for an action on the server’s console. */
  member_id: string | null;
  /** The member’s name at that time. */
  member_name: string;
  action: string;
  kind: string;
  subject_id: string;
  subject_title: string;
  detail: string;
  /** Names, title and details, folded for the search. */
  key: string;
}

export interface SessionTable {
  /** SHA-256 of the session id, so that a copied database opens no session. */
  id: string;
  user_id: string;
  expires_at: string;
  created_at: string;
  user_agent: string;
  /** Last use, to a few minutes; null for sessions from before it was recorded. */
  seen_at: string | null;
}

export interface EnquiryTable {
  id: string;
  /** The reference that visitors and staff see, such as `AB-2611-4F7K`. */
  reference: string;
  /** An id created by the form. Submissions with the same id are the same request. */
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
  /** When staff first opened it; null while it is new. */
  seen_at: string | null;
  handled_at: string | null;
  handled_by: string | null;
  /** The member who entered it by hand; empty for forms. */
  added_by: Generated<string>;
  /** `toEnquirySearchKey` of db/staff-search. */
  search_key: Generated<string>;
}

export type OutboxState = 'waiting' | 'sent' | 'failed';
/** The destination of an email: a mail server, or the folder that replaces one. */
export type MailTransport = 'server' | 'folder';

export interface OutboxTable {
  id: string;
  enquiry_id: string | null;
  /** The link in the email, for emails to members. */
  link_id: string | null;
  /** The recipient of an email about an item, and its content. */
  member_id: string | null;
  about_json: string | null;
  kind: 'staff-notice' | 'visitor-confirmation' | MemberLinkKind | ContentNoticeKind;
  /** Fixed when the row is created, so that a message sent twice after a crash is recognised. */
  message_id: string;
  state: OutboxState;
  attempts: number;
  next_attempt_at: string;
  /** The error of the last failed attempt, worded for staff; remains after a later success. */
  last_error: string;
  /** The time of that attempt. */
  failed_at: string | null;
  created_at: string;
  sent_at: string | null;
  /** Null until sent, and for emails from before it was recorded. */
  taken_by: MailTransport | null;
}

interface MediaTable {
  id: string;
  /** Base key in the store: variants append `-480.avif` and so on. */
  key: string;
  /** Public URL of the fallback file, which items use as `src`. */
  url: string;
  width: number;
  height: number;
  /** All stored files: `{ key, width, type }[]`. */
  files_json: string;
  pixel: string;
  /** Background of each edge (`domain/grounds.ts`). */
  edges: Generated<string>;
  /** Focus for cropping, in percent (`domain/focus.ts`). */
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  /** Its name; defaults to the file name. */
  name: Generated<string>;
  /** Its alt text, suggested wherever it is inserted, or a mark that it is decorative. */
  alt: Generated<string>;
  decorative: Generated<0 | 1>;
  /** Name and alt text, folded for searches. */
  search_key: Generated<string>;
  /** Whether it remains while unused, because it was uploaded to the library. */
  kept: Generated<0 | 1>;
  /** Public items, members and drafts that use it, counted by triggers on `media_uses`. */
  uses: Generated<number>;
  /** Total size of its files; 0 for images from before it was recorded. */
  bytes: Generated<number>;
  /** SHA-256 of the upload; null until all files are stored, and for earlier images. */
  upload_hash: string | null;
  /** When it was deleted from the library or replaced. */
  hidden_at: string | null;
  added_by: Generated<string>;
  added_by_name: Generated<string>;
  /** Generated: whether it has an alt text or is decorative, and whether the library shows it as an image. */
  described: GeneratedAlways<0 | 1>;
  listed: GeneratedAlways<0 | 1>;
  created_at: string;
}

/** Files to delete from the store; a row remains until that succeeds. */
export interface MediaTrashTable {
  key: string;
  attempts: number;
  next_attempt_at: string;
}

/** Images whose files may have to move to or from their public URL. Written by triggers. */
interface MediaMoveTable {
  media_id: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<string>;
}

/** A draft: changes to a public item, or an item that isn’t public yet. Values may be incomplete. */
export interface DraftTable {
  /** The item’s id, which doesn’t change on publication. */
  id: string;
  kind: KindName;
  title: string;
  /** `foldTitle` of the title. */
  title_key: string;
  values_json: string;
  /** `Summary` of db/summaries. */
  summary_json: string;
  /** Incremented with every save. */
  revision: number;
  /** `UnpublishedState` of db/drafts: restored when the item is published again. */
  withdrawn_json: string | null;
  /** When its author requested publication. */
  asked_at: string | null;
  /** The member who created it. */
  owner_id: string;
  created_at: string;
  updated_at: string;
  updated_by: string;
  updated_by_name: string;
}

/** An item, public or not, as staff lists sort and filter it. Triggers maintain this table; code never writes to it. */
interface StaffItemTable {
  kind: KindName;
  id: string;
  title_key: string;
  /** Index into `STATES` of domain/publishing/state. */
  state: number;
  live: 0 | 1;
  created_at: string;
  changed_at: string;
  /** Name of the last editor; empty for changes from before it was recorded. */
  changed_by: string;
  /** The author of an unpublished item; empty for a public one. */
  owner_id: string;
}

/** A version of an item: permanent if it was public, deleted after a while if it was a draft. */
interface VersionTable {
  id: string;
  item_id: string;
  kind: KindName;
  title: string;
  published: 0 | 1;
  /** The revision, if it was public. */
  revision: number | null;
  note: string;
  created_at: string;
  member_id: string;
  member_name: string;
  values_json: string;
  /** The shape of the values (`domain/rest/shape`). */
  shape: number;
}

/** A scheduled action for an item. */
export interface PlanTable {
  item_id: string;
  action: 'publish' | 'unpublish';
  kind: KindName;
  at: string;
  member_id: string;
  member_name: string;
  note: string;
}

/** A deleted item, complete. */
interface TrashTable {
  item_id: string;
  kind: KindName;
  title: string;
  /** `TrashedContent` of db/trash. */
  content_json: string;
  /** `DiscardedSummary` of db/summaries. */
  summary_json: string;
  deleted_at: string;
  member_id: string;
  member_name: string;
}

/** Slugs of unpublished items, which respond with 410 instead of 404. */
interface GoneSlugTable {
  kind: KindName;
  slug: string;
  item_id: string;
}

/** A link that shows a draft to anyone. */
interface PreviewLinkTable {
  /** SHA-256 of the token in the URL. */
  token_hash: string;
  item_id: string;
  kind: KindName;
  created_at: string;
  expires_at: string;
  member_id: string;
}

/**
 * A use of an image. The holder is `live:` and the id of an item or member, or `draft:`, `version:` or
 * `trash:` and an id.
 */
interface MediaUseTable {
  media_id: string;
  holder: string;
}

/** A redirect; `from_path` may end in `/*`. */
interface RedirectTable {
  id: string;
  from_path: string;
  to_address: string;
  permanent: number;
  created_at: string;
}

interface RedirectHitTable {
  redirect_id: string;
  /** `2026-11-22` */
  day: string;
  count: number;
}

/** A requested path that was not found. */
interface NotFoundPathTable {
  path: string;
  count: number;
  last_at: string;
}

/** An internal link; `dead` is null until it is checked. */
interface LinkTable {
  kind: KindName | 'site';
  item_id: string;
  /** Dotted path. */
  field: string;
  address: string;
  dead: number | null;
}

/** An item that came with the software and was never changed. */
interface ExampleTable {
  item_id: string;
  kind: KindName;
}

export type SitePart = 'facts' | 'logo' | 'menus' | 'mails' | 'people' | 'reviews';

/** Changes to parts of the site, such as menus. */
interface SitePartTable {
  part: SitePart;
  language: string;
  values_json: string;
  updated_at: string;
}

/** Single values such as the content version and the seed state. */
interface SettingTable {
  name: string;
  value: string;
}

/** A search result as displayed (docs/decisions/search.md). */
interface SearchDocumentTable {
  /** The last digit is the kind’s number (`getKindNumber` in db/search-documents). Also the row id of the index. */
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
  unknown_addresses: NotFoundPathTable;
  links: LinkTable;
  examples: ExampleTable;
  search_documents: SearchDocumentTable;
}

export type MediaRow = Selectable<MediaTable>;
/** A request without its search key. */
export type EnquiryRow = Omit<Selectable<EnquiryTable>, 'search_key'>;
export type RedirectRow = Selectable<RedirectTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type MemberRow = Selectable<MemberTable>;
export type MemberLinkRow = Selectable<MemberLinkTable>;
export type PasskeyRow = Selectable<PasskeyTable>;
export type ChallengeRow = Selectable<ChallengeTable>;
export type ActivityRow = Selectable<ActivityTable>;
