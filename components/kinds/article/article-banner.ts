import { getSite } from '../../../domain/current-site';

/** Texts beside the author of every article, which members can change. */
export const articleBanner = {
  get title() {
    return getSite().articleCall?.title || 'Working on something like this?';
  },
  get text() {
    return (
      getSite().articleCall?.text ||
      'Bring it along. Thirty minutes with an engineer is free, and nobody will sell you anything.'
    );
  },
} as const;
