import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { ContentNoticeKind } from '../domain/content-notices';
import type { EnquiryNoticeKind } from '../domain/enquiry-notices';
import type { Currency, EnquiryEventKind, EnquiryStage } from '../domain/enquiry-stage';
import type { KindName } from '../domain/kinds';
import type { Role } from '../domain/members/permissions';
import type { SearchKind } from '../domain/search/kinds';

/** Public items: cases, articles and stored pages, one row each. Times are ISO 8601 in UTC. */
interface ItemTable {
  kind: KindName;
  id: string;
  /** The path’s last segment, or a page’s full path. */
  slug: string;
  title: string;
  /** The title folded by `foldTitle`, for the admin’s search. */
  title_key: string;
  /** URL of the card’s image; empty without an image. */
  cover: string;
  /** JSON: `[[key, label]]`. Filters compare keys. */
  facets: string;
  /** Time by which lists are sorted. */
  listed_at: string;
  created_at: string;
  updated_at: string;
  /** Incremented with every save. */
  revision: number;
  /** Page views, counted without cookies. */
  reads: Generated<number>;
  /** JSON from `Derived.toCard`, with the `summary` for lists in the admin. */
  card: string;
  /** The content as JSON. The last column, so that lists don’t read its overflow pages. */
  document: string;
}

/** Recent page views. */
interface DailyReadTable {
  kind: KindName;
  item_id: string;
  /** A day such as `2026-11-22`. */
  day: string;
  count: number;
}

/** Visits to a page by day and origin (`domain/visits.ts`). */
interface VisitTable {
  /** A day such as `2026-11-22`. */
  day: string;
  page: string;
  source: string;
  campaign: string;
  /** Visitors who opened the page. */
  visits: number;
  /** Visitors for whom the page was the first of the day. */
  entries: number;
}

/** Number of searches for the same words on a day. */
interface SearchCountTable {
  day: string;
  words: string;
  count: number;
}

/** Former slugs, because published URLs must continue to work. */
interface OldSlugTable {
  kind: KindName;
  slug: string;
  item_id: string;
  position: number;
}

/** A list of all items (`''`) or of a facet’s items. Triggers maintain `lists`, `list_items` and `list_spans`. */
interface ListTable {
  kind: KindName;
  list: string;
  total: number;
}

interface ListItemTable {
  kind: KindName;
  list: string;
  /** `listed_at` and id, so that keys sort from oldest to newest. */
  key: string;
  item_id: string;
  /** The item’s spelling of the facet. */
  label: string;
}

/** A few hundred consecutive list items. An offset is found by counting spans instead of rows. */
export interface ListSpanTable {
  kind: KindName;
  list: string;
  /** Key of the oldest item. The span ends where the next newer span starts. */
  oldest: string;
  items: number;
}

interface MemberTable {
  id: string;
  email: string;
  /** Empty until the invitation is accepted. */
  name: string;
  photo: string;
  /** Position at the agency, shown below the name in the member's articles. */
  position: Generated<string>;
  /** Empty until the invitation is accepted. */
  password_hash: string;
  role: Role;
  /** When the account was disabled; null if active. */
  disabled_at: string | null;
  /** The authenticator app’s secret, encrypted with the site’s key; null without an app. */
  totp_secret: string | null;
  /** Time step of the last used code, so that no code works twice. */
  totp_step: number | null;
  /** Added below the member’s replies to requests. */
  signature: Generated<string>;
  created_at: string;
}

export type MemberLinkKind = 'invitation' | 'password-reset';

/** A one-time link to set a password. */
interface MemberLinkTable {
  id: string;
  /** Null for an email address without an account. Such a link is never sent. */
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
  /** Credential id in base64url. */
  id: string;
  member_id: string;
  public_key: Buffer;
  /** Use counter that the authenticator reports. */
  counter: number;
  transports_json: string;
  name: string;
  created_at: string;
  used_at: string | null;
}

export type ChallengePurpose = 'second-step' | 'registration' | 'setup';

/** A pending second step, passkey registration or authenticator setup. */
interface ChallengeTable {
  id: string;
  member_id: string;
  purpose: ChallengePurpose;
  value: string;
  expires_at: string;
}

/** Logged actions. A trigger blocks updates. */
interface ActivityTable {
  id: Generated<number>;
  at: string;
  /** Null for an action on the server’s console. */
  member_id: string | null;
  /** The member’s name when the action was logged. */
  member_name: string;
  action: string;
  kind: string;
  subject_id: string;
  subject_title: string;
  detail: string;
  /** Member name, title and detail, folded for search. */
  key: string;
}

export interface SessionTable {
  /** SHA-256 of the session token, so a copy of the database is not enough to use a session. */
  id: string;
  user_id: string;
  expires_at: string;
  created_at: string;
  user_agent: string;
  /** Last use, accurate to a few minutes; null for older sessions. */
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
  /** Name of the requested manager; empty for any manager. */
  addressee: Generated<string>;
  departments_json: string;
  attachment_name: string | null;
  attachment_type: string | null;
  attachment_size: number | null;
  /** File name in the private attachments folder. */
  attachment_key: string | null;
  created_at: string;
  /** When staff first opened the request; null while it is new. */
  seen_at: string | null;
  stage: Generated<EnquiryStage>;
  /** When the request entered its stage. */
  stage_since: Generated<string>;
  /** Empty unless the request is lost. */
  lost_reason: Generated<string>;
  owner_id: string | null;
  next_step: Generated<string>;
  /** When the next step is due. */
  due_at: string | null;
  /** Expected value in whole units of the currency. */
  value: number | null;
  currency: Generated<Currency>;
  /** When the request entered the spam quarantine; null outside of it. */
  spam_at: string | null;
  /** JSON: sentences that explain the quarantine. */
  spam_reasons_json: Generated<string>;
  /** The member who entered the request; empty for form submissions. */
  added_by: Generated<string>;
  /** Built by `toEnquirySearchKey`. */
  search_key: Generated<string>;
  /** Path of the page with the form. This and the following columns are null if unknown. */
  sent_from: string | null;
  /** Host of the page that linked to the site. */
  referrer: string | null;
  /** Source and campaign, as for visits (`domain/visits.ts`). */
  source: string | null;
  campaign: string | null;
}

/** Notes on a request, and changes to it. */
interface EnquiryEventTable {
  id: string;
  enquiry_id: string;
  at: string;
  member_id: string;
  member_name: string;
  kind: EnquiryEventKind;
  details_json: string;
}

/** A manager’s availability for calls. Managers without a row have the default. */
interface AvailabilityTable {
  /** Key of the person in `people`. */
  person_key: string;
  /** JSON: `Availability`. */
  settings_json: string;
  updated_at: string;
}

/** A manager’s calendar feed, and the external calendar with their busy times. */
interface BookingCalendarTable {
  person_key: string;
  /** Incremented to revoke the feed’s URL. */
  feed_version: Generated<number>;
  /** URL of the external calendar; empty without one. */
  busy_url: Generated<string>;
  /** JSON: `Interval[]`, without titles. */
  busy_json: Generated<string>;
  /** When the external calendar was last read successfully. */
  busy_read_at: string | null;
  /** Why the external calendar couldn’t be read, worded for staff. Empty after a success. */
  busy_error: Generated<string>;
  /** When the manager was notified that no times are offered. */
  notified_at: string | null;
}

/** A call that a visitor booked. Deleted with its request. */
interface BookingTable {
  id: string;
  enquiry_id: string;
  /** An id created by the form. Submissions with the same id are the same booking. */
  submission_id: string | null;
  person_key: string;
  /** The manager’s name at the time of booking. */
  person_name: string;
  starts_at: string;
  ends_at: string;
  /** The visitor’s time zone. */
  time_zone: string;
  full_name: string;
  company_name: string;
  email: string;
  note: string;
  /** Incremented with every change, and part of calendar files and links in emails. */
  sequence: Generated<number>;
  created_at: string;
  cancelled_at: string | null;
  /** Why the call was cancelled; empty without a reason. */
  cancel_reason: Generated<string>;
  /** When the visitor is reminded next; null after the last reminder. */
  next_reminder_at: string | null;
}

/** The emails of a request in quarantine are `held`. */
export type OutboxState = 'waiting' | 'sent' | 'failed' | 'held';
/** A mail server, or the folder that replaces it. */
export type MailTransport = 'server' | 'folder';

/** Emails about a request and its calls. */
export type EnquiryMailKind =
  | 'staff-notice'
  | 'visitor-confirmation'
  | 'reply'
  | 'visitor-booking'
  | 'booking-reminder'
  | 'staff-booking';

/** An email that was received in the mailbox and replies to an email from the site. */
interface ReceivedEmailTable {
  id: string;
  enquiry_id: string;
  /** With angle brackets. */
  message_id: string;
  from_name: string;
  from_email: string;
  subject: string;
  text: string;
  received_at: string;
}

/** A file of a reply or of a received email. */
interface EmailFileTable {
  id: string;
  enquiry_id: string;
  /** The id in `outbox` or `received_emails`; null until the reply is sent. */
  email_id: string | null;
  /** The member who uploaded the file; null for received files. */
  member_id: string | null;
  name: string;
  /** Empty for a file that isn’t allowed. */
  type: string;
  size: number;
  /** Null for a file that isn’t allowed or that retention has deleted. */
  key: string | null;
  created_at: string;
}

/** Email addresses that staff merged into one person. */
interface PersonEmailTable {
  /** In lower case. */
  email: string;
  person_id: string;
}

export interface OutboxTable {
  id: string;
  enquiry_id: string | null;
  /** The link in an email to a member. */
  link_id: string | null;
  /** The recipient of an email about an item or requests. */
  member_id: string | null;
  /**
   * JSON about an item (`ContentNotice`), requests (`domain/enquiry-notices`), a reply (`EnquiryReply`), a call
   * (`BookingMail`) or an event for the webhook (`WebhookNotice`).
   */
  about_json: string | null;
  kind: EnquiryMailKind | EnquiryNoticeKind | MemberLinkKind | ContentNoticeKind | 'webhook';
  /** Set when the row is created, so that mail programs recognise a message that was sent twice. */
  message_id: string;
  state: OutboxState;
  attempts: number;
  next_attempt_at: string;
  /** Error of the last failed attempt, worded for staff. Remains after a later success. */
  last_error: string;
  /** Time of the last failed attempt. */
  failed_at: string | null;
  created_at: string;
  sent_at: string | null;
  /** Null for unsent and older emails. */
  taken_by: MailTransport | null;
}

interface MediaTable {
  id: string;
  /** Base key in the store. Variants append suffixes such as `-480.avif`. */
  key: string;
  /** Public URL of the fallback file, which items use as `src`. */
  url: string;
  width: number;
  height: number;
  /** All stored files as JSON: `MediaFile[]` (db/media). */
  files_json: string;
  pixel: string;
  /** Background colour along each edge (`domain/grounds.ts`). */
  edges: Generated<string>;
  /** Focus for cropping, in per cent (`domain/focus.ts`). */
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  /** Display name; defaults to the file name. */
  name: Generated<string>;
  /** Alt text, suggested when the image is inserted into an item. */
  alt: Generated<string>;
  decorative: Generated<0 | 1>;
  /** JSON list of tags, with which staff find the image. */
  tags: Generated<string>;
  /** Name, alt text and tags, folded for search. */
  search_key: Generated<string>;
  /** Whether the image remains while unused, because it was uploaded to the library. */
  kept: Generated<0 | 1>;
  /** Number of public items, members and drafts that use the image. Maintained by triggers. */
  uses: Generated<number>;
  /** Total size of the files; 0 for older images. */
  bytes: Generated<number>;
  /** SHA-256 of the upload; null for older images and until all files are stored. */
  upload_hash: string | null;
  /** Perceptual hash in hexadecimal; empty for older and for plain images (`server/images/encode.ts`). */
  likeness: Generated<string>;
  /** When the image was deleted from the library or replaced. */
  hidden_at: string | null;
  added_by: Generated<string>;
  added_by_name: Generated<string>;
  /** Whether the image has an alt text or is decorative. */
  described: GeneratedAlways<0 | 1>;
  /** Whether the library shows the image. */
  listed: GeneratedAlways<0 | 1>;
  created_at: string;
}

/** Files to delete from the store. A row remains until its file is deleted. */
export interface MediaTrashTable {
  key: string;
  attempts: number;
  next_attempt_at: string;
}

/** Images whose files may have to move to or from their public URL. */
interface MediaMoveTable {
  media_id: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<string>;
}

/** Changes to a public item, or an item that isn’t public. Values may be incomplete. */
export interface DraftTable {
  /** The item’s id, which doesn’t change on publication. */
  id: string;
  kind: KindName;
  title: string;
  /** The title folded by `foldTitle`. */
  title_key: string;
  values_json: string;
  /** An `ItemSummary` (db/summaries) as JSON. */
  summary_json: string;
  /** Incremented with every save. */
  revision: number;
  /** An `UnpublishedState` (db/drafts) as JSON. */
  withdrawn_json: string | null;
  /** When the author requested publication. */
  asked_at: string | null;
  /** The member who created the draft. */
  owner_id: string;
  created_at: string;
  updated_at: string;
  updated_by: string;
  updated_by_name: string;
}

/** Columns by which lists in the admin are sorted and filtered. Triggers maintain this table. */
interface StaffItemTable {
  kind: KindName;
  id: string;
  title_key: string;
  /** Index in `ITEM_STATES` (domain/publishing/state). */
  state: number;
  live: 0 | 1;
  created_at: string;
  changed_at: string;
  /** Name of the last editor; empty for older changes. */
  changed_by: string;
  /** The author of an unpublished item; empty for a public item. */
  owner_id: string;
}

/** Versions of items. Those that were public are permanent. Unnamed draft versions are deleted after a while. */
interface VersionTable {
  id: string;
  item_id: string;
  kind: KindName;
  title: string;
  published: 0 | 1;
  /** The public revision; null for a draft’s version. */
  revision: number | null;
  note: string;
  created_at: string;
  member_id: string;
  member_name: string;
  values_json: string;
  /** Version of the values’ shape (`domain/rest/shape.ts`). */
  shape: number;
}

export interface ScheduleTable {
  item_id: string;
  action: 'publish' | 'unpublish';
  kind: KindName;
  at: string;
  member_id: string;
  member_name: string;
  note: string;
}

/** A deleted item with all its content. */
interface TrashTable {
  item_id: string;
  kind: KindName;
  title: string;
  /** A `TrashedContent` (db/trash) as JSON. */
  content_json: string;
  /** A `TrashSummary` (db/summaries) as JSON. */
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

/** A link that shows a draft without sign-in. */
interface PreviewLinkTable {
  /** SHA-256 of the token in the URL. */
  token_hash: string;
  item_id: string;
  kind: KindName;
  created_at: string;
  expires_at: string;
  member_id: string;
}

/** Uses of images. `holder` is `live:` with an item or member id, or `draft:`, `version:` or `trash:` with an id. */
interface MediaUseTable {
  media_id: string;
  holder: string;
}

/** Redirects. `from_path` may end in `/*`. */
interface RedirectTable {
  id: string;
  from_path: string;
  to_address: string;
  permanent: number;
  created_at: string;
}

interface RedirectHitTable {
  redirect_id: string;
  /** A day such as `2026-11-22`. */
  day: string;
  count: number;
}

interface NotFoundPathTable {
  path: string;
  count: number;
  last_at: string;
}

/** An internal link. `dead` is null until the link is checked. */
interface LinkTable {
  kind: KindName | 'site';
  item_id: string;
  /** Dotted path of the field that contains the link. */
  field: string;
  address: string;
  dead: number | null;
}

/** An item of the demo content. */
interface ExampleTable {
  item_id: string;
  kind: KindName;
}

export type SitePart = 'facts' | 'logo' | 'menus' | 'mails' | 'people' | 'reviews' | 'replies';

/** Changes by staff to a site part such as menus. */
interface SitePartTable {
  part: SitePart;
  language: string;
  values_json: string;
  updated_at: string;
}

/** Single values such as `seeded_at`. */
interface SettingTable {
  name: string;
  value: string;
}

/** A document as search results show it (`docs/decisions/search.md`). */
interface SearchDocumentTable {
  /** `id % KIND_NUMBER_MODULUS` is the kind’s number (db/search-documents). Also the row id in `search_index`. */
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
  daily_reads: DailyReadTable;
  visits: VisitTable;
  searches: SearchCountTable;
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
  enquiry_events: EnquiryEventTable;
  availability: AvailabilityTable;
  booking_calendars: BookingCalendarTable;
  bookings: BookingTable;
  outbox: OutboxTable;
  received_emails: ReceivedEmailTable;
  email_files: EmailFileTable;
  person_emails: PersonEmailTable;
  media: MediaTable;
  media_moves: MediaMoveTable;
  media_trash: MediaTrashTable;
  drafts: DraftTable;
  staff_items: StaffItemTable;
  versions: VersionTable;
  plans: ScheduleTable;
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
export type BookingCalendarRow = Selectable<BookingCalendarTable>;
export type ReceivedEmailRow = Selectable<ReceivedEmailTable>;
export type EmailFileRow = Selectable<EmailFileTable>;
export type BookingRow = Selectable<BookingTable>;
export type EnquiryEventRow = Selectable<EnquiryEventTable>;
export type EnquiryRow = Omit<Selectable<EnquiryTable>, 'search_key'>;
export type RedirectRow = Selectable<RedirectTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type MemberRow = Selectable<MemberTable>;
export type MemberLinkRow = Selectable<MemberLinkTable>;
export type PasskeyRow = Selectable<PasskeyTable>;
export type ChallengeRow = Selectable<ChallengeTable>;
export type ActivityRow = Selectable<ActivityTable>;
