import type { Db } from '../db/connection';
import type { Sessions } from '../db/sessions';
import type { Availability } from '../domain/bookings/availability';
import type { Interval } from '../domain/bookings/slots';
import type { PageInput } from '../domain/kinds/page';
import type { Logo } from '../domain/logo';
import type { MailName, MailText, MailTexts } from '../domain/mail-texts';
import type { Role } from '../domain/members/permissions';
import type { Menus } from '../domain/menus';
import type { People } from '../domain/people';
import type { Site, SiteFacts } from '../domain/site';
import type { PresenceTracker } from './content/presence';
import type { Previews } from './content/previews';
import type { SignInThrottle } from './members/sign-in-throttle';
import type {
  AttachmentStore,
  Clock,
  ImageStorage,
  IncomingUploads,
  MediaStore,
  SearchIndex,
  Secrets,
  WrittenMails,
} from './ports';
import type { OutdatedPage } from './site/outdated-texts';
import type { MailTestResult, SystemState } from './system-state';

export type SessionUser = {
  _id: string;
  name: string;
  email: string;
  photo: string;
  position: string;
  role: Role;
  /** Set while the member must set up a second factor. Until then, only their own account is accessible. */
  owesSecondFactor?: true;
};

/** Services that live as long as the process. */
export type Services = {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  getSite: () => Site;
  /** The facts without changes by staff. */
  builtInFacts: SiteFacts;
  /** The email texts without changes by staff. */
  builtInMailTexts: MailTexts;
  builtInMenus: Menus;
  builtInPeople: People;
  /** Differences from the default availability, by the manager’s key. */
  builtInAvailability: Readonly<Record<string, Partial<Availability>>>;
  /** Built-in pages by screen name, including disabled pages. */
  builtInPages: {
    getCurrent: () => Readonly<Record<string, PageInput>>;
    getDelivered: () => Readonly<Record<string, PageInput>>;
    /** Replaces tokens with the current facts. */
    fillFacts: <Content>(content: Content) => Content;
  };
  siteUrl: string;
  /** Whether a mail server is configured. Otherwise emails are only written to files. */
  hasMailServer: boolean;
  hasWebhook: boolean;
  mediaStore: MediaStore;
  images: ImageStorage;
  /** Checks a logo and renders its variants. Throws DomainError with the file’s problem. */
  createLogoVariants: (bytes: Uint8Array) => Promise<Omit<Logo, 'name'>>;
  /** Reads the busy times of a calendar file. Throws DomainError with a reason for staff. */
  readCalendar: (url: string, period: { timeZone: string; from: number; to: number }) => Promise<Interval[]>;
  incoming: IncomingUploads;
  previews: Previews;
  presence: PresenceTracker;
  attachments: AttachmentStore;
  writtenMails: WrittenMails;
  sessions: Sessions;
  signInThrottle: SignInThrottle;
  search: SearchIndex;
  /** Empties the page cache. Call this after every committed content write. */
  onContentChange: () => void;
  /** `uses` counts the pages that mention each fact. `pages` counts all pages. */
  countFactUses: () => Promise<{ pages: number; uses: Record<string, number> }>;
  /** Finds texts about disabled pages, and demo texts. */
  findOutdatedPages: () => Promise<OutdatedPage[]>;
  /** Reloads the facts after a change, and empties the page cache. */
  onSiteChange: () => Promise<void>;
  wakeOutbox: () => void;
  /** Purges bytes of deleted requests from the database in the background. */
  schedulePurge: () => void;
  getSystemState: () => Promise<SystemState>;
  /** Checks the database now and stores the result. */
  checkDatabase: () => Promise<void>;
  /** Sends a test email. Returns the mail server’s response, even an error. */
  sendTestMail: (to: string) => Promise<MailTestResult>;
  /** Sends an email with these texts and made-up data. */
  sendSampleMail: (mail: MailName, texts: MailText, to: string) => Promise<MailTestResult>;
};

/** The caller of a request. */
export type Actor = {
  user: SessionUser | undefined;
  session: { id: string; token: string } | undefined;
  /** The client’s normalised network, for the throttles. */
  network: string;
  userAgent: string;
  /** Undefined clears the cookie. Does nothing for API clients. */
  setSessionCookie: (token: string | undefined) => void;
};

export type Context = Services & Actor;

/** A visitor, or an API client without a token. */
export const anonymousActor: Actor = {
  user: undefined,
  session: undefined,
  network: '',
  userAgent: '',
  setSessionCookie() {},
};
