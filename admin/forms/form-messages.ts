/** Messages of item forms. Messages about publication are in `domain/messages`. */
export const formMessages = {
  firstPublication: 'Everything, because this is the first publication',
  previewFailed: 'Couldn’t create the preview. Try again.',
  previewBlocked: 'The browser blocked the preview tab. Allow pop-ups for this site.',
  recovered: 'Your unsaved changes have been restored from this device.',
  notSaved: 'Some changes aren’t saved yet',
  versionInDraft: 'The earlier version is now the draft. Publish it to show it on the site.',
  versionIsLive: 'This is the published version again. There are no unpublished changes.',
  planned: 'Scheduled. See the calendar for the time.',
  calledOff: 'Schedule cancelled. The content stays a draft.',
  staysLive: 'Schedule cancelled. The content stays live.',
  publicationRequested: 'Publication requested. Everyone who can publish has been emailed.',
  takenDown: 'Unpublished. The content is now a draft and keeps its URL.',
  textsMerged: (name = 'another user') => `Your changes were merged with those of ${name}.`,
  discarded: 'Changes discarded. They stay in the history.',
} as const;
