import margin from '../../../art/svg/banner-margin.svg';
import { getSite } from '../../../domain/current-site';
import type { BannerSection } from '../../../domain/sections/banner';

/** Texts of the banner below every article, which members can change. */
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
  art: { src: margin },
} as const satisfies Omit<BannerSection, 'kind'>;
