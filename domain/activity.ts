import { kindNames } from './kinds';

/** Subjects of logged activities, grouped as in the log's filter. */
export const ACTIVITY_GROUPS = {
  content: kindNames,
  pictures: ['picture'],
  site: ['site'],
  enquiries: ['enquiry'],
  members: ['member'],
  signIns: ['sign-in'],
} as const;

export type ActivityGroup = keyof typeof ACTIVITY_GROUPS;

/** Verb phrases between actor and object. */
export const ACTIVITY_PHRASES = {
  created: 'published',
  updated: 'changed',
  removed: 'deleted',
  asked: 'requested publication of',
  planned: 'scheduled',
  unplanned: 'cancelled the schedule of',
  unpublished: 'unpublished',
  versionRestored: 'restored an earlier version of',
  restored: 'restored from the trash',
  erased: 'erased',
  added: 'added',
  replaced: 'replaced',
  putBack: 'restored',
  factsChanged: 'changed',
  reset: 'restored the built-in text of',
  redirectAdded: 'redirected',
  redirectChanged: 'changed the redirect from',
  redirectRemoved: 'removed the redirect from',
  redirectsImported: 'imported',
  opened: 'opened',
  handled: 'marked as handled',
  reopened: 'reopened',
  mailedAgain: 'sent the emails again for',
  invited: 'invited',
  invitedAgain: 'resent the invitation to',
  accepted: 'accepted the invitation',
  roleChanged: 'changed the role of',
  withdrawn: 'revoked the invitation of',
  disabled: 'disabled',
  enabled: 'enabled',
  resetLinkMade: 'created a password reset link for',
  passwordReset: 'reset their password',
  passwordChanged: 'changed their password',
  profileChanged: 'changed their profile',
  codesTurnedOn: 'turned on codes from an authenticator app',
  codesTurnedOff: 'turned off codes from an authenticator app',
  recoveryCodesMade: 'created new recovery codes',
  recoveryCodeUsed: 'used a recovery code',
  passkeyAdded: 'added a passkey',
  passkeyRemoved: 'removed a passkey',
  factorAskedOfAll: 'required two-factor authentication for everyone',
  factorLeftToEach: 'made two-factor authentication optional',
  secondFactorReset: 'reset two-factor authentication of',
  passwordGiven: 'set a new password for',
  rescued: 'restored owner access for',
  sessionEnded: 'ended a session',
  sessionsEnded: 'ended their other sessions',
  signedIn: 'signed in',
  signedOut: 'signed out',
  codeRefused: 'entered a wrong code at sign-in',
} as const;

export type ActivityAction = keyof typeof ACTIVITY_PHRASES;
