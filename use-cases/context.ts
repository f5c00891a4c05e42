import type { Db } from '../db/connection';
import type { Sessions } from '../db/sessions';
import type { PageInput } from '../domain/kinds/page';
import type { Logo } from '../domain/logo';
import type { MailName, MailText, MailTexts } from '../domain/mail-texts';
import type { Role } from '../domain/members/permissions';
import type { Menus } from '../domain/menus';
import type { People } from '../domain/people';
import type { Site, SiteFacts } from '../domain/site';
import type { Presence } from './content/presence';
import type { Previews } from './content/previews';
import type { SignInThrottle } from './members/sign-in-throttle';
import type {
  AttachmentStore,
  Clock,
  ContentChanged,
  ImageStorage,
  IncomingUploads,
  MediaStore,
  SearchIndex,
  Secrets,
  WrittenMails,
} from './ports';
import type { OutdatedPage } from './site/outdated-texts';
import type { MailTrial, SystemState } from './system-state';

/** The member of a session. */
export type SessionUser = {
  _id: string;
  name: string;
  email: string;
  photo: string;
  role: Role;
  /** Set when the member must set up a second factor first; until then, only their own account is accessible. */
  owesSecondFactor?: true;
};

/** Services that live as long as the process. */
export type Services = {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  /** Returns the current facts. */
  site: () => Site;
  /** The facts without staff’s changes. */
  builtInFacts: SiteFacts;
  /** The email texts without staff’s changes. */
  builtInMailTexts: MailTexts;
  builtInMenus: Menus;
  builtInPeople: People;
  /** All built-in pages by screen name, including disabled ones. */
  builtInPages: {
    /** With the current facts. */
    today: () => Readonly<Record<string, PageInput>>;
    /** With the built-in facts. */
    delivered: () => Readonly<Record<string, PageInput>>;
    /** Replaces tokens with the current facts. */
    withFacts: <Content>(content: Content) => Content;
  };
  /** The public origin of the site. */
  siteUrl: string;
  /** Whether a mail server is configured. Otherwise emails are only written to files. */
  sendsMail: boolean;
  mediaStore: MediaStore;
  images: ImageStorage;
  /** Checks a logo and renders its variants. @throws DomainError with the problem of the file. */
  cutLogo: (bytes: Uint8Array) => Promise<Omit<Logo, 'name'>>;
  incoming: IncomingUploads;
  previews: Previews;
  presence: Presence;
  attachments: AttachmentStore;
  writtenMails: WrittenMails;
  sessions: Sessions;
  signInThrottle: SignInThrottle;
  search: SearchIndex;
  /** Empties the page cache. Called after every committed content write. */
  contentChanged: ContentChanged;
  /** Counts the pages that mention each fact, by path, and all pages. */
  factUses: () => Promise<{ pages: number; uses: Record<string, number> }>;
  /** Finds texts about disabled pages, and demo texts. */
  outdatedPages: () => Promise<OutdatedPage[]>;
  /** Reloads the facts after a change, and empties the page cache. */
  siteChanged: () => Promise<void>;
  /** Wakes the outbox job. */
  wakeOutbox: () => void;
  /** Starts a background job that purges bytes of deleted requests from the database. */
  purgeSoon: () => void;
  /** Returns the state of the machine and the process. */
  systemState: () => Promise<SystemState>;
  /** Checks the database now and stores the result. */
  checkDatabase: () => Promise<void>;
  /** Sends a test email and returns the server’s response. */
  sendTestMail: (to: string) => Promise<MailTrial>;
  /** Sends a sample email with these texts and made-up data. */
  sendSampleMail: (mail: MailName, texts: MailText, to: string) => Promise<MailTrial>;
};

/** The session of a request, and a way to replace it. */
export type Actor = {
  user: SessionUser | undefined;
  session: { id: string; token: string } | undefined;
  /** The normalised network of the client, for the sign-in throttle. */
  network: string;
  userAgent: string;
  /** Sets or clears the session cookie; does nothing for API clients. */
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
