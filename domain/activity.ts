import { kindNames } from './kinds';

/** Logged activities, in the groups of the log's filter. */
export const ACTIVITY_GROUPS = {
  content: kindNames,
  pictures: ['picture'],
  site: ['site'],
  enquiries: ['enquiry'],
  members: ['member'],
  signIns: ['sign-in'],
} as const;

export type ActivityGroup = keyof typeof ACTIVITY_GROUPS;

/** The verb phrase of each activity, between actor and object. */
export const ACTIVITY_WORDS = {
  created: 'published',
  updated: 'changed',
  removed: 'deleted',
  asked: 'requested publication of',
  planned: 'planned',
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
  invitedAgain: 'invited again',
  accepted: 'accepted the invitation',
  roleChanged: 'changed the role of',
  withdrawn: 'revoked the invitation of',
  disabled: 'disabled',
  enabled: 'enabled',
  resetLinkMade: 'created a password reset link for',
  passwordReset: 'reset their password',
  passwordChanged: 'changed their password',
  profileChanged: 'changed their profile',
  codesTurnedOn: 'turned on codes of an authenticator app',
  codesTurnedOff: 'turned off codes of an authenticator app',
  recoveryCodesMade: 'created new recovery codes',
  recoveryCodeUsed: 'used a recovery code',
  passkeyAdded: 'added a passkey',
  passkeyRemoved: 'removed a passkey',
  factorAskedOfAll: 'required a second factor for everyone',
  factorLeftToEach: 'made second factors optional',
  secondFactorReset: 'reset the second factor of',
  passwordGiven: 'set a new password for',
  rescued: 'made an owner again',
  sessionEnded: 'ended a session',
  sessionsEnded: 'ended their other sessions',
  signedIn: 'signed in',
  signedOut: 'signed out',
  codeRefused: 'was refused at sign-in: wrong code',
} as const;

export type ActivityAction = keyof typeof ACTIVITY_WORDS;
