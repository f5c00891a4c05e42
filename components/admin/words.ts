/** What staff are told of their own account and of requests; content has its words in `domain/messages`. */
export const words = {
  profileSaved: 'Profile saved!',
  profileFailed: 'Cannot save the profile!',
  passwordChanged: 'Password changed. Your other sessions have ended.',
  passwordFailed: 'Cannot change the password!',
  signedOutElsewhere: 'Signed out everywhere else!',
  signOutElsewhereFailed: 'Cannot end the other sessions!',
  sessionsFailed: 'Cannot get your sessions!',
  requestsFailed: 'Cannot get requests!',
  requestFailed: 'Cannot get this request!',
  requestHandled: 'Marked as handled!',
  requestReopened: 'Opened again!',
  requestChangeFailed: 'Cannot change this request!',
  requestRemoved: 'Request deleted!',
  requestRemoveFailed: 'Cannot delete this request!',
  mailQueued: 'The mail is on its way again!',
  mailQueueFailed: 'Cannot send this mail again!',
} as const;
