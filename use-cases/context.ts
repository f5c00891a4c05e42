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

/** A signed-in member of staff, as the session knows them. */
export type SessionUser = {
  _id: string;
  name: string;
  email: string;
  photo: string;
  role: Role;
  /** Set where a second factor is asked of everybody and this member has none yet: nothing but their own account is open. */
  owesSecondFactor?: true;
};

/** What lives as long as the process. */
export type Services = {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  /** The facts of the site as they are now. */
  site: () => Site;
  /** What they are where staff changed nothing. */
  builtInFacts: SiteFacts;
  /** What mails say where staff changed nothing. */
  builtInMailTexts: MailTexts;
  builtInMenus: () => Menus;
  builtInPeople: () => People;
  /** The built-in pages with none switched off, by the name of their screen. */
  builtInPages: {
    /** With the facts of today. */
    today: () => Readonly<Record<string, PageInput>>;
    /** With those that the site came with. */
    delivered: () => Readonly<Record<string, PageInput>>;
    /** Puts today's facts in the place of tokens. */
    withFacts: <Content>(content: Content) => Content;
  };
  /** Our own public origin. */
  siteUrl: string;
  /** Whether there is a mail server; else mails are files that nobody gets. */
  sendsMail: boolean;
  mediaStore: MediaStore;
  images: ImageStorage;
  /** Looks through a logo and draws all its pictures. @throws DomainError saying what is wrong with it. */
  cutLogo: (bytes: Uint8Array) => Promise<Omit<Logo, 'name'>>;
  incoming: IncomingUploads;
  previews: Previews;
  presence: Presence;
  attachments: AttachmentStore;
  writtenMails: WrittenMails;
  sessions: Sessions;
  signInThrottle: SignInThrottle;
  search: SearchIndex;
  /** Empties the page cache: called after every committed content write. */
  contentChanged: ContentChanged;
  /** On how many pages each fact is said, by its path, and how many pages there are. */
  factUses: () => Promise<{ pages: number; uses: Record<string, number> }>;
  /** Texts that link to a page that is switched off or name it, and those that are still the demo's. */
  outdatedPages: () => Promise<OutdatedPage[]>;
  /** Reads the facts again after they were changed; pages made before are forgotten. */
  siteChanged: () => Promise<void>;
  /** Wakes the outbox job. */
  wakeOutbox: () => void;
  /** Removes the last bytes of deleted requests from the database file and its log, in the background. */
  purgeSoon: () => void;
  /** How machine and process stand. */
  systemState: () => Promise<SystemState>;
  /** Looks through the database now and notes what it found. */
  checkDatabase: () => Promise<void>;
  /** Sends a mail to an address now and tells what was said to it. */
  sendTestMail: (to: string) => Promise<MailTrial>;
  /** Sends a mail with these texts to an address now, about something that there is not. */
  sendSampleMail: (mail: MailName, says: MailText, to: string) => Promise<MailTrial>;
};

/** Who asks: the open session, and how to hand a new one back. */
export type Actor = {
  user: SessionUser | undefined;
  session: { id: string; token: string } | undefined;
  /** Where the request comes from, in one spelling, for the sign-in throttle. */
  network: string;
  userAgent: string;
  /** Sets the session cookie, or clears it; does nothing for API clients. */
  setSessionCookie: (token: string | undefined) => void;
};

export type Context = Services & Actor;

/** Anyone: a visitor's page, an API client without a token. */
export const anonymous: Actor = {
  user: undefined,
  session: undefined,
  network: '',
  userAgent: '',
  setSessionCookie() {},
};
