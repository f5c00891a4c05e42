/** Messages of item forms; those about publication are in `domain/messages`. */
export const formMessages = {
  previewFailed: 'Cannot make the preview!',
  previewBlocked: 'The browser keeps the preview tab closed. Allow pop-ups for this site.',
  recovered: 'What you typed last is back: this device had kept it.',
  notSaved: 'Not everything is on the server yet',
  versionInDraft: 'The earlier version is in the draft now. Publish it to show it on the site.',
  versionIsLive: 'This is the published version again. There are no unpublished changes.',
  planned: 'Planned. The calendar shows when.',
  calledOff: 'Called off. It stays a draft.',
  staysLive: 'It stays live for good.',
  asked: 'Asked. Whoever may publish is mailed, and sees it in the list.',
  takenDown: 'Taken down. Its words are a draft now, its address comes back with it.',
  discarded: 'The changes are gone. The history keeps what they said.',
} as const;
