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
  asked: 'asked to publish',
  planned: 'planned',
  unplanned: 'called off the plan for',
  unpublished: 'took down',
  versionRestored: 'brought back an earlier version of',
  restored: 'took out of the trash',
  erased: 'erased',
  added: 'added',
  replaced: 'replaced',
  putBack: 'put back',
  factsChanged: 'changed',
  reset: 'went back to the built-in text of',
  redirectAdded: 'redirected',
  redirectChanged: 'changed the redirect from',
  redirectRemoved: 'removed the redirect from',
  redirectsImported: 'imported',
  opened: 'opened',
  handled: 'marked as handled',
  reopened: 'opened again',
  mailedAgain: 'sent the mails again of',
  invited: 'invited',
  invitedAgain: 'invited again',
  accepted: 'accepted the invitation',
  roleChanged: 'changed the role of',
  withdrawn: 'took back the invitation of',
  disabled: 'disabled',
  enabled: 'enabled',
  resetLinkMade: 'made a link for a new password for',
  passwordReset: 'set a new password by a link',
  passwordChanged: 'changed their password',
  profileChanged: 'changed their profile',
  codesTurnedOn: 'turned on codes of an authenticator app',
  codesTurnedOff: 'turned off codes of an authenticator app',
  recoveryCodesMade: 'made new recovery codes',
  recoveryCodeUsed: 'used a recovery code',
  passkeyAdded: 'added a passkey',
  passkeyRemoved: 'removed a passkey',
  factorAskedOfAll: 'asked everybody for a second factor',
  factorLeftToEach: 'left second factors to everybody',
  secondFactorReset: 'took away the second factor of',
  passwordGiven: 'set a new password for',
  rescued: 'made an owner again of',
  sessionEnded: 'ended a session',
  sessionsEnded: 'ended their other sessions',
  signedIn: 'signed in',
  signedOut: 'signed out',
  codeRefused: 'was refused at sign-in: wrong code',
} as const;

export type ActivityAction = keyof typeof ACTIVITY_WORDS;
