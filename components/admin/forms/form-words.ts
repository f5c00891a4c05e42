/** What staff are told by a form; what came of a save is in `domain/messages`. */
export const formWords = {
  previewFailed: 'Cannot make the preview!',
  previewBlocked: 'The browser keeps the preview tab closed. Allow pop-ups for this site.',
} as const;
